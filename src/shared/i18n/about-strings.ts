/** Names of the pages about the site, which every page leads to. */
export const aboutStrings = {
  links: 'About this site',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  licences: 'Licences',
}
