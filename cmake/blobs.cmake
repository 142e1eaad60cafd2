# For scripts that write a C++ source file with other files embedded. The assembler includes them as they are (.incbin); the
# compiler sees only their sizes.
#   take_in(PATH OUT)           sets OUT to the bytes of a file, as what a std::string_view is made from
#   declare_taken_in(OUT)       sets OUT to what must come in the source before those are used
set(blobs "")
set(blob_names "")
set(blob_count 0)

macro(take_in path out)
  file(SIZE "${path}" blob_size)
  string(REGEX REPLACE "([\"\\\\])" "\\\\\\1" blob_quoted "${path}")
  string(APPEND blobs "dalapapa_blob_${blob_count}:\n  .incbin \"${blob_quoted}\"\n")
  string(APPEND blob_names "extern const char dalapapa_blob_${blob_count}[];\n")
  set(${out} "{dalapapa_blob_${blob_count}, ${blob_size}}")
  math(EXPR blob_count "${blob_count} + 1")
endmacro()

macro(declare_taken_in out)
  set(${out} "asm(R\"blobs(
.pushsection .rodata
${blobs}.popsection
)blobs\");

extern \"C\" {
${blob_names}}
")
endmacro()
