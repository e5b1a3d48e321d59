/** TypeScript that stands in a page of Markdown, or in the `@example` of a doc comment. */
export interface Fence {
  page: string
  /** Line of the page on which the code begins, counted from 1. */
  line: number
  language: 'ts' | 'tsx'
  code: string
}

/** Finds the blocks of TypeScript of a page, also within lists. */
export function extractFences(page: string, text: string): Fence[] {
  return [...text.matchAll(/^( *)```(tsx?)\n(.*?)^\1```$/gms)].map(
    ({ index, 1: indent = '', 2: language, 3: code = '' }) => ({
      page,
      line: lineAt(text, index) + 1,
      language: language === 'tsx' ? 'tsx' : 'ts',
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )
}

/** Finds the examples in the doc comments of a module. */
export function extractExamples(page: string, text: string): Fence[] {
  return [...text.matchAll(/^ *\* @example\n((?: *\*(?! @|\/).*\n)+)/gm)].map(({ index, 1: code = '' }) => ({
    page,
    line: lineAt(text, index) + 1,
    language: 'tsx',
    code: code.replaceAll(/^ *\* ?/gm, ''),
  }))
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
