import { useEffect } from 'react'

/**
 * Replaces the package `react-style-singleton`, which the dialog uses to lock scrolling. Same
 * contract, but with a constructed style sheet: the content security policy blocks a `<style>`
 * element.
 */
export function styleSingleton() {
  const sheet = stylesheetSingleton()
  return function StyleSheetElement({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles count only when dynamic
    useEffect(() => {
      sheet.add(styles)
      return () => sheet.remove()
    }, [styles && dynamic])
    return null
  }
}

function stylesheetSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(styles: string) {
      users++
      if (sheet) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      users--
      if (users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      sheet = undefined
    },
  }
}
