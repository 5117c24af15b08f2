/*
 * Header, menus and search, whose HTML the server has written: one chunk, which is fetched while
 * the page hydrates.
 */
export { SearchBox } from './search/search-box.tsx'
export { ShellTop } from './shell/shell-top.tsx'
