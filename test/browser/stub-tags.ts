/*
 * Stubs for third-party scripts: they too load more from their own hosts and report there. No
 * request leaves the machine.
 */
const report = (host: string) => `
  fetch('https://${host}/collect', { method: 'POST', mode: 'no-cors', body: 'x' }).catch(() => {})
  new Image().src = 'https://${host}/pixel.gif'
  window.loadedTags = [...(window.loadedTags ?? []), '${host}']`

const load = (src: string) => `
  document.head.append(Object.assign(document.createElement('script'), { src: '${src}' }))`

/** Scripts by the start of their address. */
export const stubTags: Readonly<Record<string, string>> = {
  'https://www.googletagmanager.com/gtag/js': report('region1.google-analytics.com'),
  'https://www.googletagmanager.com/gtm.js': load('https://www.googletagmanager.com/more.js'),
  'https://www.googletagmanager.com/more.js': report('region1.analytics.google.com'),
  'https://www.clarity.ms/tag/': load('https://scripts.clarity.ms/clarity.js'),
  'https://scripts.clarity.ms/clarity.js': report('k.clarity.ms'),
}

/** Hosts that have received a report when all scripts have run. */
export const reportedHosts = [
  'k.clarity.ms',
  'region1.analytics.google.com',
  'region1.google-analytics.com',
]

/** A tag that breaks the rules: runs a string, an attribute, and a script of an unlisted host. */
export const wickedTag = `
  const inline = document.createElement('script')
  inline.textContent = 'window.ranInline = true'
  document.head.append(inline)
  const link = document.createElement('div')
  link.setAttribute('onclick', 'window.ranAttribute = true')
  document.body.append(link)
  link.click()
  try { eval('window.ranText = true') } catch {}
  const foreign = document.createElement('script')
  foreign.src = 'https://evil.example/x.js'
  foreign.onerror = () => { window.foreignFailed = true }
  document.head.append(foreign)`

/** Runs in the page before its scripts: keeps every policy violation in \`window.breaches\`. */
export const watchBreaches = `
  window.breaches = []
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.breaches.push(violatedDirective + ' ' + blockedURI)
  })`

export function stubFor(address: string): string {
  const [, script = ''] =
    Object.entries(stubTags).find(([start]) => address.startsWith(start)) ?? []
  return script
}
