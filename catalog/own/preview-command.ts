import type { Command } from 'commander'
import { run } from '../command-output.ts'
import type { PreviewOptions } from './preview.ts'

export function addPreviewCommand(program: Command): void {
  program
    .command('preview [slug]')
    .description('shows the site with your own designs, on this machine alone; ends with Ctrl+C')
    .option('--port <port>', 'default: a free one')
    .option('--json', 'prints JSON')
    .option('--dry-run', 'checks the designs, and serves nothing')
    .action((slug: string | undefined, flags: PreviewOptions) =>
      // On demand: it reads releases and designs, and `--help` does not need them.
      run(async () => (await import('./preview.ts')).preview(slug, flags)),
    )
}
