import { renderToString } from 'react-dom/server'
import { Document } from '../../client/document.tsx'
import { ShellTop } from '../../client/shell/shell-top.tsx'
import type { ShellData } from '../../client/shell-data.ts'
import { type BuiltScript, type BuiltStyle, clientBuild } from '../client-build.ts'
import { allPages } from './all-pages.ts'
import { keepTop, keptTops, topKey } from './kept-tops.ts'

/** A document as UTF-8. */
export interface RenderedDocument {
  /** Everything above the page: the head, the header and the menus. */
  top: Uint8Array
  rest: Uint8Array
}

/** Scripts of a page beside those of the start. */
export function scriptsOf({ page }: ShellData): readonly BuiltScript[] {
  return clientBuild.pageScripts[page.name] ?? []
}

/** What a document of the page holds beside the style of the shell. */
export function styleOf({ page }: ShellData): BuiltStyle | undefined {
  return clientBuild.pageStyles[page.name]
}

/**
 * Renders a document to a string: nothing in a page suspends, and React's stream, which encodes
 * each attribute apart, takes about twice as long. The HTML above the page is inserted if it is kept.
 *
 * @param data the shell as JSON
 */
export function renderDocument(shell: ShellData, data: string): RenderedDocument {
  const key = topKey(shell)
  const kept = keptTops.get(key)
  const html = renderToString(
    <Document
      shell={shell}
      data={data}
      assets={assetsOf(shell)}
      pages={allPages}
      top={kept ? <template id={topId} /> : <ShellTop />}
    />,
  )
  const parts = kept ? splitAround(html, topPlace) : splitTop(html)
  const top = kept ?? encoder.encode(parts.top)
  if (!kept) keepTop(key, top)
  return {
    top: join(encoder.encode(`<!DOCTYPE html>${parts.head}`), top),
    rest: encoder.encode(parts.rest.replace(documentEnd, () => startScripts + documentEnd)),
  }
}

export function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const encoder = new TextEncoder()

/** Takes the place of a kept top while the rest is rendered. No text can look like it: it is escaped. */
const topId = 'shell-top'
const topPlace = `<template id="${topId}"></template>`
const topStart = '<body>'
const pageStart = '<main'
const documentEnd = '</body></html>'

/** After everything that they need. */
const startScripts = clientBuild.scripts.map(writeScript).join('')

interface Parts {
  head: string
  top: string
  rest: string
}

function splitAround(html: string, place: string): Parts {
  const at = html.indexOf(place)
  return { head: html.slice(0, at), top: '', rest: html.slice(at + place.length) }
}

function splitTop(html: string): Parts {
  const from = html.indexOf(topStart) + topStart.length
  const to = html.indexOf(pageStart, from)
  return { head: html.slice(0, from), top: html.slice(from, to), rest: html.slice(to) }
}

function assetsOf(shell: ShellData) {
  const styles = [clientBuild.shellStyle, styleOf(shell)]
  return {
    styles: styles.flatMap((style) => style?.css || []),
    inlined: styles.flatMap((style) => style?.files ?? []),
    modules: [...clientBuild.scripts.map(builtScript), ...scriptsOf(shell)],
  }
}

/** In development a script is an address without a digest. */
function builtScript(script: string | BuiltScript): { src: string; integrity?: string } {
  return typeof script === 'string' ? { src: script } : script
}

/** @param script of our own build, whose address and digest need no escapes */
function writeScript(script: string | BuiltScript): string {
  const { src, integrity } = builtScript(script)
  const digest = integrity === undefined ? '' : ` integrity="${integrity}"`
  return `<script type="module" src="${src}"${digest} async=""></script>`
}
