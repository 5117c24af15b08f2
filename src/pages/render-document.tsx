import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { packCategories } from '#shared/packed-categories.ts'
import { Document } from '../../client/document.tsx'
import { ShellTop } from '../../client/later-code.ts'
import { liveCodeId, pageCodeAttribute } from '../../client/live-code.ts'
import { loadPage } from '../../client/pages/pages.ts'
import type { ShellData } from '../../client/shell-data.ts'
import { type BuiltScript, type BuiltStyle, clientBuild, cssOf, scriptIn } from '../client-build.ts'
import { WithParts } from './kept-parts.tsx'
import { keepTop, keptTops, topKey } from './kept-tops.ts'
import { join, lengthOf, PagePieces } from './page-pieces.ts'
import { structuredData } from './structured-data.ts'

/** A document as UTF-8. */
export interface RenderedDocument {
  html: Uint8Array<ArrayBuffer>
  /** Of everything above the page, bytes: the head, the header and the menus. */
  topLength: number
}

/** All scripts that a document names. */
export function scriptsOf(shell: ShellData): readonly (string | BuiltScript)[] {
  return [...earlyScripts(shell), ...liveScripts(shell), ...pageScripts(shell)]
}

function earlyScripts({ language }: ShellData): readonly (string | BuiltScript)[] {
  return clientBuild.scripts.map((script) => scriptIn(language, script))
}

function liveScripts({ language }: ShellData): readonly BuiltScript[] {
  return clientBuild.liveScripts.map((script) => scriptIn(language, script))
}

function pageScripts({ page, language }: ShellData): readonly BuiltScript[] {
  return (clientBuild.pageScripts[page.name] ?? []).map((script) => scriptIn(language, script))
}

/** What a document of the page holds beside the style of the shell. */
export function styleOf({ page }: ShellData): BuiltStyle | undefined {
  return clientBuild.pageStyles[page.name]
}

/**
 * Renders a document to a string: nothing in a page suspends, and React's stream, which encodes
 * each attribute apart, takes about twice as long. What is kept as bytes is inserted afterwards.
 *
 * @param data the shell, from `writeData`
 */
export async function renderDocument(
  shell: ShellData,
  data: Uint8Array,
): Promise<RenderedDocument> {
  // Its code runs at the first request for such a page, not at the start of the worker.
  const pages = await loadPage(shell.page.name)
  const pieces = new PagePieces()
  const key = topKey(shell)
  const kept = keptTops.get(key)
  const html = renderToString(
    <WithParts shell={shell} pieces={pieces}>
      <Document
        shell={shell}
        data={pieces.putText(() => data)}
        assets={assetsOf(shell, pieces)}
        pages={pages}
        top={kept ? <template id={topId} /> : servedTop}
      />
    </WithParts>,
  )
  const parts = kept ? splitAround(html, topPlace) : splitTop(html)
  const top = kept ?? join(pieces.fill(parts.top))
  if (!kept) keepTop(key, top)
  const above = [documentStart, ...pieces.fill(parts.head), top]
  const end = structuredBlock(shell) + liveCode(shell) + entryScript(shell) + documentEnd
  const rest = pieces.fill(parts.rest.slice(0, -documentEnd.length))
  return { html: join([...above, ...rest, encoder.encode(end)]), topLength: lengthOf(above) }
}

/** The shell as JSON that a script element can hold, as UTF-8. */
export function writeData(shell: ShellData): Uint8Array {
  return encoder.encode(writeJson({ ...shell, categories: packCategories(shell.categories) }))
}

/** JSON without a `<`, so that no text can end the script element around it. */
function writeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const encoder = new TextEncoder()

const documentStart = encoder.encode('<!DOCTYPE html>')
/** Takes the place of a kept top while the rest is rendered. No text can look like it: it is escaped. */
const topId = 'shell-top'
const topPlace = `<template id="${topId}"></template>`
/** The boundary lets the browser hydrate it later than the page. */
const servedTop = (
  <Suspense>
    <ShellTop />
  </Suspense>
)
const topStart = '<body>'
const pageStart = '<main'
const documentEnd = '</body></html>'

/** Only in what the server sends: React passes over it, and the browser's code needs none. */
function structuredBlock(shell: ShellData): string {
  const graph = structuredData(shell)
  if (graph.length === 0) return ''
  const json = writeJson({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${json}</script>`
}

/**
 * What the browser fetches once the first view is shown. The component of the page is in the first
 * of its own scripts.
 */
function liveCode(shell: ShellData): string {
  const links = [
    ...liveScripts(shell).map((script) => writeLink(script)),
    ...pageScripts(shell).map((script, i) => writeLink(script, i === 0)),
  ]
  return links.length === 0 ? '' : `<template id="${liveCodeId}">${links.join('')}</template>`
}

/** After everything that it needs. The head names what it imports. */
function entryScript(shell: ShellData): string {
  const [entry] = earlyScripts(shell)
  return entry === undefined ? '' : writeScript(entry)
}

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

function assetsOf(shell: ShellData, pieces: PagePieces) {
  const styles = [clientBuild.shellStyle, styleOf(shell)]
  return {
    styles: styles.flatMap((style) =>
      style?.files.length ? pieces.putText(() => bytesOf(style)) : [],
    ),
    inlined: styles.flatMap((style) => style?.files ?? []),
    linked: styles.flatMap((style) => style?.linked ?? []),
    modules: earlyScripts(shell).map(builtScript),
  }
}

/** Styles of this build as UTF-8. */
const styleBytes = new Map<BuiltStyle, Uint8Array>()

function bytesOf(style: BuiltStyle): Uint8Array {
  const bytes = styleBytes.get(style) ?? encoder.encode(cssOf(style))
  styleBytes.set(style, bytes)
  return bytes
}

/** In development a script is an address without a digest. */
function builtScript(script: string | BuiltScript): { src: string; integrity?: string } {
  return typeof script === 'string' ? { src: script } : script
}

/** Scripts of our own build: their addresses and digests need no escapes. */
function writeLink({ src, integrity }: BuiltScript, isPage = false): string {
  const mark = isPage ? ` ${pageCodeAttribute}` : ''
  return `<link rel="modulepreload" href="${src}" integrity="${integrity}" fetchpriority="low"${mark}>`
}

function writeScript(script: string | BuiltScript): string {
  const { src, integrity } = builtScript(script)
  const digest = integrity === undefined ? '' : ` integrity="${integrity}"`
  return `<script type="module" src="${src}"${digest} async=""></script>`
}
