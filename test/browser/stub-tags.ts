/*
 * What stands in for the scripts of others: like these they load more from their own hosts and
 * report there. Nothing leaves the machine.
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

/** The hosts that have been reported to when all of them have run. */
export const reportedHosts = [
  'k.clarity.ms',
  'region1.analytics.google.com',
  'region1.google-analytics.com',
]

/** A tag that does what it may not: runs a text, an attribute, and a script of a host not configured. */
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

/** In the page, before its own scripts: keeps every breach of the policy in \`window.breaches\`. */
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
