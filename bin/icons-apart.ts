import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Index modules of the packages of icons, by package. */
const indexFiles = {
  'lucide-react': 'dist/esm/lucide-react.mjs',
  '@icons-pack/react-simple-icons': 'index.mjs',
}

/**
 * Imports each icon from its own module. An index module names thousands of icons, so a module that
 * imports one icon through it imports them all: icons of dialogs load with the first page, and tests
 * of the worker start minutes later.
 */
export function iconsApart(): Plugin {
  const files = new Map(Object.entries(indexFiles).flatMap(readFiles))
  const importOf = (specifier: string) => {
    const [name = '', local = name] = specifier.trim().split(' as ')
    const file = files.get(name)
    return file ? [`import ${local} from '${file}'`] : []
  }
  return {
    name: 'icons-apart',
    enforce: 'pre',
    transform: {
      filter: { code: importPattern },
      handler: (code) =>
        code.replaceAll(importPattern, (_, specifiers: string) => {
          const lines = specifiers.split('\n').length - 1
          return specifiers.split(',').flatMap(importOf).join(';') + '\n'.repeat(lines)
        }),
    },
  }
}

const importPattern = /import \{([^}]+)\} from '(?:lucide-react|@icons-pack\/react-simple-icons)'/g

/** Whether a module is an icon of the interface. */
export function isIcon(id: string): boolean {
  return id.includes('/lucide-react/dist/esm/icons/')
}

/** The module of each icon of a package by its names, including old names. */
function readFiles([packageName, indexFile]: [string, string]): [name: string, file: string][] {
  const index = readFileSync(`node_modules/${packageName}/${indexFile}`, 'utf8')
  const exports = index.matchAll(/^export \{(.+)\} from '.\/icons\/(.+).mjs'/gm)
  return [...exports].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [
      name,
      `${packageName}/icons/${file}`,
    ]),
  )
}
