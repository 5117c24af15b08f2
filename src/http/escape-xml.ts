/** Characters that no XML 1.0 document can hold, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * A text as the content or an attribute of an XML element. Characters that XML forbids are left out.
 *
 * @example escapeXml('Tom & "Jerry"') // 'Tom &amp; &quot;Jerry&quot;'
 */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
