import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readArguments } from './arguments.mjs'
import { ensureInstalled, root } from './steps.mjs'

const outFile = 'dist/sbom.json'

readArguments({
  usage: `npm run sbom

Writes the list of all packages that ship, with versions, licences and digests, to ${outFile}: CycloneDX.`,
})
await ensureInstalled()
const args = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--omit=dev',
  '--omit=optional',
]
const { status, stdout, stderr } = spawnSync('npm', args, {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
if (status !== 0) {
  console.error(stderr.trim())
  process.exit(1)
}
mkdirSync('dist', { recursive: true })
writeFileSync(outFile, stdout)
console.log(`${outFile}: ${JSON.parse(stdout).components.length} packages.`)
