import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { contentKeyOf, documentFile, searchIndexKey } from '#shared/files/content-keys.ts'
import { mediaType } from '#shared/files/media-type.ts'
import { writtenSearchIndexSchema } from '#shared/search/row.ts'
import { searchTableSql } from '#shared/search/search-table.ts'
import { readArguments } from '../bin/arguments.mjs'
import { mp4Dir, readMp4s } from './videos/made-films.ts'

/*
 * Publishes the built catalogue: files first, then documents, then the search index, so that
 * nothing ever refers to something that is missing.
 */
const { values: chosen } = readArguments({
  usage: `npm run catalog:publish [-- --remote]

Fills the local bindings with the built catalogue.

  --remote   fills those of Cloudflare, as \`wrangler login\` has it`,
  options: { remote: { type: 'boolean', default: false } },
})
const builtDir = 'dist/catalog/builtin'
const documentsDir = path.join(builtDir, 'catalog')
const fileFolders = ['cards', 'share', 'gifs', 'videos', 'songs']

/** Bindings that hold content; the Workers types are not available in `catalog`. */
interface Bindings {
  CONTENT: { put: (key: string, value: string) => Promise<void> }
  MEDIA: { put: (key: string, value: Uint8Array, options: object) => Promise<unknown> }
  SEARCH_DB: Database
}

interface Database {
  prepare: (statement: string) => object
  batch: (statements: object[]) => Promise<unknown>
}

interface BucketConfig {
  r2_buckets: readonly { binding: string; bucket_name?: string }[]
}

interface Target {
  putFile: (key: string, file: string) => Promise<void>
  putDocuments: (documents: readonly { key: string; value: string }[]) => Promise<void>
  /** Runs all statements or none. */
  runStatements: (statements: readonly string[]) => Promise<void>
  close: () => Promise<void>
}

const target = await (chosen.remote ? remoteTarget() : localTarget())
try {
  await publish(target)
} finally {
  await target.close()
}

async function publish({ putFile, putDocuments, runStatements }: Target): Promise<void> {
  let files = 0
  for (const folder of fileFolders) {
    for (const name of await readdir(path.join(builtDir, folder))) {
      await putFile(`${folder}/${name}`, path.join(builtDir, folder, name))
      files++
    }
  }
  for (const name of await readMp4Names()) {
    await putFile(`videos/${name}`, path.join(mp4Dir, name))
    files++
  }
  const documents = await readDocuments()
  await putDocuments(documents)
  await runStatements(await readSearchStatements())
  console.log(`Published ${documents.length} documents, ${files} files and the search index.`)
}

/** Names of ready-made videos. */
async function readMp4Names(): Promise<string[]> {
  return (await readMp4s()).map(({ clip }) => clip.file)
}

async function readSearchStatements(): Promise<string[]> {
  const index: unknown = JSON.parse(
    await readFile(path.join(documentsDir, documentFile(searchIndexKey)), 'utf8'),
  )
  return searchTableSql(v.parse(writtenSearchIndexSchema, index).rows)
}

/** `card/papercut-arch.json` stands for the key `card:papercut-arch`. */
async function readDocuments() {
  const names = (await readdir(documentsDir, { recursive: true })).filter(
    (name) => name.endsWith('.json') && name !== documentFile(searchIndexKey),
  )
  return Promise.all(
    names.map(async (name) => ({
      key: contentKeyOf(name.replaceAll(path.sep, '/')),
      value: await readFile(path.join(documentsDir, name), 'utf8'),
    })),
  )
}

async function localTarget(): Promise<Target> {
  const { getPlatformProxy } = await loadWrangler()
  const { env, dispose } = await getPlatformProxy<Bindings>()
  return {
    async putFile(key, file) {
      const httpMetadata = { contentType: mediaType(file) }
      await env.MEDIA.put(key, new Uint8Array(await readFile(file)), { httpMetadata })
    },
    async putDocuments(documents) {
      for (const { key, value } of documents) await env.CONTENT.put(key, value)
    },
    async runStatements(statements) {
      await env.SEARCH_DB.batch(statements.map((statement) => env.SEARCH_DB.prepare(statement)))
    },
    close: dispose,
  }
}

async function remoteTarget(): Promise<Target> {
  const { unstable_readConfig } = await loadWrangler()
  const wrangler = (...args: string[]) =>
    promisify(execFile)('node_modules/.bin/wrangler', [...args, '--remote'])
  const config: BucketConfig = unstable_readConfig({ config: 'wrangler.toml' })
  const bucketName = config.r2_buckets.find(({ binding }) => binding === 'MEDIA')?.bucket_name
  if (!bucketName) throw new TypeError('wrangler.toml names no bucket for the binding MEDIA')
  return {
    async putFile(key, file) {
      const type = ['--content-type', mediaType(file)]
      await wrangler('r2', 'object', 'put', `${bucketName}/${key}`, '--file', file, ...type)
    },
    async putDocuments(documents) {
      await withFile(JSON.stringify(documents), (file) =>
        wrangler('kv', 'bulk', 'put', file, '--binding', 'CONTENT'),
      )
    },
    // D1 imports a whole file or nothing, and answers no query during the import.
    async runStatements(statements) {
      await withFile(`${statements.join(';\n')};`, (file) =>
        wrangler('d1', 'execute', 'SEARCH_DB', '--file', file, '--yes'),
      )
    },
    close: async () => {},
  }
}

/** Loads wrangler on demand: it takes seconds, and `--help` does not need it. */
function loadWrangler() {
  return import('wrangler')
}

/** Gives the work a temporary file and removes it afterwards. */
async function withFile(text: string, work: (file: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'))
  try {
    const file = path.join(folder, 'content')
    await writeFile(file, text)
    await work(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
