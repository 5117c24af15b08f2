/*
 * Header, menus and search, whose HTML the server has written, and what moves the link to the chat
 * out of the way: one chunk, which is fetched while the page hydrates.
 */
export { SearchBox } from './search/search-box.tsx'
export { FreeSpace } from './shell/free-space.ts'
export { ShellTop } from './shell/shell-top.tsx'
