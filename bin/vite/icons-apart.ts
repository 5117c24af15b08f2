import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Index modules of the packages of icons, by package. */
const indexFiles = {
  'lucide-react': 'dist/esm/lucide-react.mjs',
  '@icons-pack/react-simple-icons': 'index.mjs',
}
/** Our component of an icon, as the module that each icon of the interface imports. */
const componentId = '\0icon-component'
const componentFile = path.resolve('client/ui/create-icon.ts')

/**
 * Imports each icon from its own module. An index module names thousands of icons, so a module that
 * imports one icon through it imports them all: icons of dialogs load with the first page, and tests
 * of the worker start minutes later. An icon of the interface keeps its shapes from the package, and
 * its component is ours: the package's is 4 kB.
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
    resolveId: (source, importer = '') =>
      source.endsWith('/createLucideIcon.mjs') && isIcon(importer) ? componentId : null,
    load: (id) =>
      id === componentId
        ? `export { createIcon as default } from ${JSON.stringify(componentFile)}`
        : null,
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
