import { Command, InvalidArgumentError } from 'commander'
import { type Flags, print, run } from './command-output.ts'
import { addNewCommand } from './own/new-command.ts'
import { addPreviewCommand } from './own/preview-command.ts'
import { withStore } from './release/open-store.ts'
import type { Outcome, Source } from './release/operations.ts'
import type { PictureState } from './release/picture-table.ts'
import type { LogEntry, ReleaseStore } from './release/store.ts'

/*
 * Loaded when a command runs: they read cards, films and the search, and `--help` does not need
 * them.
 */
const operations = () => import('./release/operations.ts')
const builtRelease = () => import('./release/built-release.ts')
const ownDesigns = () => import('./own/own-designs.ts')

/** Exit code of all commands for a wrong argument. */
const wrongArgument = 2

interface PublishFlags extends Flags {
  repair?: boolean
}

const program = new Command('npm run catalog --')
  .description('Publishes the content of the site in releases, on this machine by default.')
  .showHelpAfterError()
  .configureOutput({
    writeOut: (text) => process.stdout.write(withoutLabel(text)),
    writeErr: (text) => process.stderr.write(withoutLabel(text)),
    outputError: (text, write) => write(sentenceOf(text)),
  })
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : wrongArgument))

addNewCommand(program)
addPreviewCommand(program)

command('check', 'checks the built catalogue and your own designs, and writes nothing').action(
  (flags: Flags) =>
    run(async () => {
      const { checkBuilt } = await import('./release/check-built.ts')
      const { readCatalogue } = await import('./release/read-catalogue.ts')
      const { readBuiltRelease } = await builtRelease()
      const { readOwn } = await ownDesigns()
      const { faults: builtFaults, ...counts } = await checkBuilt()
      const { designs, films, ...own } = await readOwn(
        await readCatalogue(await readBuiltRelease()),
      )
      const faults = [...builtFaults, ...own.faults]
      print(flags, { ...counts, own: designs.length, ownFilms: films.length, faults }, [
        `${counts.cards} cards, ${counts.videos} videos, ${counts.files} files`,
        ...(designs.length > 0 ? [`${designs.length} of your own cards`] : []),
        ...(films.length > 0 ? [`${films.length} of your own films`] : []),
        ...faults,
        faults.length === 0 ? 'All is in order.' : `${faults.length} faults.`,
      ])
      if (faults.length > 0) process.exitCode = 1
    }),
)

command('diff', 'shows what publishing would change').action((flags: Flags) =>
  runPublish({ ...flags, dryRun: true }),
)

command('publish', 'makes the built catalogue and your own designs current')
  .option('--repair', 'also writes what is lost of the current release')
  .action(runPublish)

command('withdraw <slug>', 'takes a card or video off the site')
  .option('--undo', 'publishes the built catalogue with it again')
  .action((slug: string, { undo = false, ...flags }: Flags & { undo?: boolean }) =>
    change(flags, async (store, options) => {
      const { restore, withdraw } = await operations()
      return undo
        ? restore(store, slug, { ...(await readSource()), ...options })
        : withdraw(store, slug, options)
    }),
  )

command('rollback [release]', 'makes an earlier release current: its number or id').action(
  (wanted: string | undefined, flags: Flags) =>
    change(flags, async (store, options) => (await operations()).rollback(store, wanted, options)),
)

command('list', 'lists what was published, and how far its pictures are drawn').action(
  (flags: Flags) =>
    run(() =>
      withStore({ isRemote: flags.remote === true }, async (store) => {
        const { releases, pictures } = await (await operations()).list(store)
        const lines = [...releases.map(lineOf), ...linesOfPictures(pictures)]
        print(
          flags,
          { releases, pictures },
          releases.length === 0 ? ['Nothing is published yet.'] : lines,
        )
      }),
    ),
)

interface PruneFlags extends Flags {
  releases: number
  days: number
}

command('prune', 'removes what no kept release names')
  .option('--releases <number>', 'keeps at least so many', readCount, 20)
  .option('--days <number>', 'keeps those that are younger', readCount, 30)
  .action(({ releases, days, ...flags }: PruneFlags) =>
    run(() =>
      withStore({ isRemote: flags.remote === true }, async (store) => {
        const { prune } = await import('./release/prune.ts')
        const { readBuiltRelease } = await builtRelease()
        const isDryRun = flags.dryRun === true
        // The pictures of what ships stay, as far as this machine knows it.
        const shipped = await readBuiltRelease().catch(() => undefined)
        const pruned = await prune(store, { isDryRun, releases, days, shipped })
        print(flags, { isDryRun, ...pruned }, [
          `${pruned.keptReleases} releases are kept.`,
          `${isDryRun ? 'To remove' : 'Removed'}: ${pruned.documents} documents, ` +
            `${pruned.pictures} pictures in ${pruned.files} files, ` +
            `${pruned.searchRows} rows of the search index, ${pruned.tables.length} tables.`,
        ])
      }),
    ),
  )

/** @throws InvalidArgumentError when the text is no number from 1 */
function readCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1')
  return Number(text)
}

/** Help begins with the form of the call, as that of the other commands does. */
function withoutLabel(text: string): string {
  return text.replace('Usage: ', '')
}

/** @example sentenceOf("error: unknown option '--all'\n") // "Unknown option '--all'.\n" */
function sentenceOf(text: string): string {
  const [first = '', ...rest] = text.replace(/^error: /, '').trim()
  return `${first.toUpperCase()}${rest.join('')}.\n`
}

function command(form: string, description: string): Command {
  return program
    .command(form)
    .description(description)
    .option('--remote', 'on Cloudflare, as `wrangler login` has it')
    .option('--json', 'prints JSON')
    .option('--dry-run', 'shows what would be done, and writes nothing')
}

async function runPublish({ repair = false, ...flags }: PublishFlags): Promise<void> {
  await change(flags, async (store, options) =>
    (await operations()).publish(store, await readSource(), { ...options, isRepair: repair }),
  )
}

async function readSource(): Promise<Source> {
  const { listBuiltFiles, readBuiltRelease } = await builtRelease()
  const { withOwnDesigns } = await ownDesigns()
  return withOwnDesigns({ tree: await readBuiltRelease(), files: await listBuiltFiles() })
}

async function change(
  flags: Flags,
  work: (store: ReleaseStore, options: { isDryRun: boolean }) => Promise<Outcome>,
): Promise<void> {
  const isDryRun = flags.dryRun === true
  await run(() =>
    withStore({ isRemote: flags.remote === true }, async (store) => {
      const outcome = await work(store, { isDryRun })
      print(flags, { isDryRun, ...outcome }, linesOf(outcome, isDryRun))
    }),
  )
}

/** Names in a list on the terminal, at most. */
const maxShown = 40

function linesOf({ id, changed, ...rest }: Outcome, isDryRun: boolean): string[] {
  const more = changed.length - maxShown
  const writes = [
    `${rest.documents} documents`,
    `${rest.files} files`,
    `${rest.searchRows} rows of the search index`,
  ].join(', ')
  const state = rest.changesRelease ? 'becomes current' : 'is current already'
  return [
    ...changed.slice(0, maxShown).map((name) => `  ${name}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    `Release ${id.slice(0, 8)} ${isDryRun && rest.changesRelease ? 'would become current' : state}.`,
    `${isDryRun ? 'To write' : 'Written'}: ${writes}.`,
    ...(rest.pictures > 0 ? [`To draw in the background: ${rest.pictures} pictures.`] : []),
  ]
}

function lineOf({ number, id, action, note, at }: LogEntry, index: number): string {
  const mark = index === 0 ? '*' : ' '
  const when = at.slice(0, 16).replace('T', ' ')
  return `${mark} ${String(number).padStart(4)}  ${id.slice(0, 8)}  ${when}  ${action} ${note}`.trimEnd()
}

function linesOfPictures({ kept, wanted, failed }: PictureState): string[] {
  return [
    `Pictures: ${kept} drawn, ${wanted} to draw, ${failed.length} failed.`,
    ...failed.map(({ key, fault }) => `  ${key}: ${fault}`),
    ...(failed.length > 0 ? ['Try them again with "npm run catalog -- publish --repair".'] : []),
  ]
}

await program.parseAsync()
