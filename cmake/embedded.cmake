# dalapapa_embedded(NAME FOLDER SCRIPT): the object library NAME with the files of FOLDER embedded; cmake/SCRIPT.cmake writes its
# source. The program needs none of them on disk.
#   embed_page    embedded_page() of server/page.hpp; empty if FOLDER has no index.html
#   embed_texts   embedded_texts() of paper/embedded_texts.hpp
set(DALAPAPA_PAGE "${CMAKE_SOURCE_DIR}/build/page" CACHE PATH "Folder of the built page that the program carries")

function(dalapapa_embedded name folder script)
  file(GLOB_RECURSE files LIST_DIRECTORIES false CONFIGURE_DEPENDS "${folder}/*")
  # The list has a file of its own: a build tool sees that a file has changed, but not that one is gone.
  set(list "${CMAKE_CURRENT_BINARY_DIR}/${name}.txt")
  list(JOIN files "\n" lines)
  file(CONFIGURE OUTPUT "${list}" CONTENT "@lines@\n" @ONLY)
  set(source "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
  set(scripts "${CMAKE_SOURCE_DIR}/cmake/${script}.cmake" "${CMAKE_SOURCE_DIR}/cmake/blobs.cmake")
  list(GET scripts 0 writer)
  add_custom_command(OUTPUT "${source}"
    COMMAND "${CMAKE_COMMAND}" "-DFOLDER=${folder}" "-DLIST=${list}" "-DSOURCE=${source}" -P "${writer}"
    DEPENDS ${files} "${list}" ${scripts}
    COMMENT "Embedding ${folder}" VERBATIM)
  add_library(${name} OBJECT "${source}")
  target_link_libraries(${name} PRIVATE dalapapa_options)
endfunction()
