import { fileURLToPath } from 'node:url'
import { bundle } from 'lightningcss'

/** The two sheets that are published: one that stands on any page, one in which the page's classes win. */
export type SheetName = 'styles.css' | 'styles.layered.css'

/** The first versions with nesting and container queries, so that neither is rewritten. */
const targets = { chrome: version(123), firefox: version(128), safari: version(18) }

/** Puts a style sheet and all that it imports into one. */
export function bundleStyles(name: SheetName): string {
  const filename = fileURLToPath(new URL(`../../../src/styles/${name}`, import.meta.url))
  const css = bundle({ filename, minify: true, targets }).code.toString()
  return name === 'styles.layered.css' ? withoutImportance(css) : css
}

/**
 * In a layer `!important` would win over the page's classes, which are to win there. What holds against everything stays: nothing
 * moves for whoever wants less motion, and the veil of the page's own dialogs, which no class of a part can mean, covers nothing.
 */
function withoutImportance(css: string): string {
  return css.replaceAll(/(?<!(?:animation|transition):none|::backdrop\{display:none)!important/g, '')
}

function version(major: number): number {
  return major << 16
}
