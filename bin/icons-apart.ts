import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const packageName = 'lucide-react'
const barrelFile = `node_modules/${packageName}/dist/esm/${packageName}.mjs`

/**
 * Imports each icon from its own module. The index module names all icons, so a module that imports
 * one icon through it imports them all, and the icons of the dialogs load with the first page.
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
