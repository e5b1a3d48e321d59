/** TypeScript that stands in a page of Markdown. */
export interface Fence {
  page: string
  /** Line of the page on which the code begins, counted from 1. */
  line: number
  language: 'ts' | 'tsx'
  code: string
}

/** Finds the blocks of TypeScript of a page. */
export function extractFences(page: string, text: string): Fence[] {
  return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(({ index, 1: language, 2: code = '' }) => ({
    page,
    line: text.slice(0, index).split('\n').length + 1,
    language: language === 'tsx' ? 'tsx' : 'ts',
    code,
  }))
}
