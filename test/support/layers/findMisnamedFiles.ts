import { parseModule } from './parseModule.ts'

/** Languages are named by their tag. */
const isLanguage = /\/locales\/languages\//

/** Names the files with one exported value of which no export has the file's name as its own, or as a part of it. */
export function findMisnamedFiles(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const { exports, reExports } = parseModule(path, text)
    const [value, ...others] = exports.filter(({ typeOnly }) => !typeOnly)
    if (!value || others.length > 0 || reExports.length > 0 || isLanguage.test(path)) return []
    const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '')
    // `darkTheme` is in `dark.ts`, `InvalidConfigError` in `config.ts`.
    const isNamed = exports.some(({ name }) => name.toLowerCase().includes(file.toLowerCase()))
    return isNamed ? [] : [`${path}: exports ${value.name}`]
  })
}
