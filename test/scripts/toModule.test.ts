import { expect, it } from 'vitest'
import { toModule } from '../../scripts/check/docs/toModule.ts'

const publicNames = [
  { name: 'getQuote', typeOnly: false, entry: '@causeway/react/actions' },
  { name: 'Quote', typeOnly: true, entry: '@causeway/react' },
  { name: 'useQuote', typeOnly: false, entry: '@causeway/react' },
]
const write = (code: string) => toModule({ code }, publicNames)

it.each(["import { x } from 'viem'\nx(getQuote)\n", 'const a = 1\nexport default a\n'])(
  'default: keeps code with imports or exports as it is: %j',
  (code) => expect(write(code)).toBe(`\n${code}`),
)

it('default: lets a fragment await and return, and imports the public names that it uses', () => {
  expect(write('const quote: Quote = await getQuote()\nreturn quote\n')).toBe(
    "import { getQuote } from '@causeway/react/actions'; import { type Quote } from '@causeway/react'; export async function fragment() {\nconst quote: Quote = await getQuote()\nreturn quote\n}\n",
  )
})

it('default: places elements beside each other', () => {
  expect(write('<A />\n<B />\n')).toBe('; export const fragment = () => <>\n<A />\n<B />\n</>\n')
})

it('behavior: leaves imports from the page’s own files or Next to the context, in their lines', () => {
  const code =
    "import { connection } from 'next/server'\nimport { Form } from './Form'\nimport { http } from 'viem'\nForm"
  expect(toModule({ code }, [])).toBe("\n\n\nimport { http } from 'viem'\nForm")
})
