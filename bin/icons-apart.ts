import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const packageName = 'lucide-react'
const barrelFile = `node_modules/${packageName}/dist/esm/${packageName}.mjs`
/** Our component of an icon, as the module that each icon imports. */
const componentId = '\0icon-component'
const componentFile = path.resolve('client/ui/create-icon.ts')

/**
 * Imports each icon from its own module. The index module names all icons, so a module that imports
 * one icon through it imports them all, and the icons of the dialogs load with the first page. An
 * icon keeps its shapes from the package, and its component is ours: the package's is 4 kB.
 */
export function iconsApart(): Plugin {
  const files = readFiles()
  const importOf = (specifier: string) => {
    const [name = '', local = name] = specifier.trim().split(' as ')
    const file = files.get(name)
    return file ? [`import ${local} from '${packageName}/icons/${file}'`] : []
  }
  return {
    name: 'icons-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('/createLucideIcon.mjs') && isIcon(importer) ? componentId : null,
    load: (id) =>
      id === componentId
        ? `export { createIcon as default } from ${JSON.stringify(componentFile)}`
        : null,
    transform: {
      filter: { code: `from '${packageName}'` },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from 'lucide-react'/, (_, specifiers: string) =>
          specifiers.split(',').flatMap(importOf).join(';'),
        ),
    },
  }
}

/** Whether a module is an icon of the package. */
export function isIcon(id: string): boolean {
  return id.includes(`/${packageName}/dist/esm/icons/`)
}

/** File of each icon by its names, including old names. */
function readFiles(): ReadonlyMap<string, string> {
  const exports = readFileSync(barrelFile, 'utf8').matchAll(
    /^export \{(.+)\} from '.\/icons\/(.+).mjs'/gm,
  )
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}
