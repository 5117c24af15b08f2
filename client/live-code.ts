/** The template that names what brings the page to life: at the end of the document, and inert. */
export const liveCodeId = 'live-code'

/** Marks the link of the script with the component of the page. */
export const pageCodeAttribute = 'data-page-code'

/** Begins to fetch it, all at once. Its bytes would delay the pictures of the first view. */
export function fetchLiveCode(): void {
  const template = document.getElementById(liveCodeId)
  if (template instanceof HTMLTemplateElement) document.head.append(template.content)
}
