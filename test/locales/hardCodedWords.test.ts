import { expect, it } from 'vitest'
import { readSources } from '../support/runner/readSources.ts'
import { findHardCodedWords } from '../support/words/findHardCodedWords.ts'

it('default: finds no text in a component that isn’t in a catalog', () => {
  const sources = Object.entries(readSources('src/widgets'))
  const components = sources.filter(([path]) => path.endsWith('.tsx'))
  expect(components.length).toBeGreaterThan(50)
  expect(components.flatMap(([path, text]) => findHardCodedWords(path, text))).toEqual([])
})

it.each([
  ['<p>Swap now</p>', 'Swap now'],
  ['<p>{isPending ? `Wait ${time}` : text}</p>', 'Wait'],
  ["<p>{text ?? 'none'}</p>", 'none'],
  ['<button aria-label="Close" />', 'Close'],
  ["<input placeholder={isOwn ? (other) : 'Your wallet'} />", 'Your wallet'],
])('error: finds the text in %s', (text, words) => {
  expect(findHardCodedWords('A.tsx', text)).toEqual([`A.tsx: ${words}`])
})

it.each([
  "<p className='title' {...partProps('swap-title')}>{translate('swap.title')} · 1</p>",
  "<input type='text' aria-label={translate('swap.pay')} />",
])('default: finds nothing in %s', (text) => {
  expect(findHardCodedWords('A.tsx', text)).toEqual([])
})
