# dalapapa_page(NAME FOLDER): the object library NAME, whose embedded_page() (server/page.hpp) holds the files of FOLDER. Without an
# index.html in FOLDER it holds none.
set(DALAPAPA_PAGE "${CMAKE_SOURCE_DIR}/build/page" CACHE PATH "Folder of the built page that the program carries")

function(dalapapa_page name folder)
  file(GLOB_RECURSE files LIST_DIRECTORIES false CONFIGURE_DEPENDS "${folder}/*")
  # The list has a file of its own: a build tool sees that a file has changed, but not that one is gone.
  set(list "${CMAKE_CURRENT_BINARY_DIR}/${name}.txt")
  list(JOIN files "\n" lines)
  file(CONFIGURE OUTPUT "${list}" CONTENT "@lines@\n" @ONLY)
  set(source "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
  set(script "${CMAKE_SOURCE_DIR}/cmake/embed_page.cmake")
  add_custom_command(OUTPUT "${source}"
    COMMAND "${CMAKE_COMMAND}" "-DFOLDER=${folder}" "-DLIST=${list}" "-DSOURCE=${source}" -P "${script}"
    DEPENDS ${files} "${list}" "${script}"
    COMMENT "Embedding ${folder}" VERBATIM)
  add_library(${name} OBJECT "${source}")
  target_link_libraries(${name} PRIVATE dalapapa_options)
endfunction()
