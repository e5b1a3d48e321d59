import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { readSources } from '../support/runner/readSources.ts'

const run = promisify(execFile)

/** Ends with an error as soon as anything makes code of a text, or only checks whether it could. */
const trap = `
  const stop = () => { console.error('made code of a text'); process.exit(1) }
  globalThis.Function = new Proxy(Function, { construct: stop, apply: stop })
  globalThis.eval = stop
`

async function runTrapped(code: string): Promise<string> {
  const flags = ['--disallow-code-generation-from-strings', '--no-warnings', '--input-type=module']
  const { stdout } = await run(process.execPath, [...flags, '--eval', `${trap}\n${code}`])
  return stdout.trim()
}

it('behavior: answers are read under a policy that forbids eval, without trying it', async () => {
  const code = `
    const { quoteSchema } = await import('./src/schemas/quote/quote.ts')
    const { requestsPageSchema } = await import('./src/schemas/requests/requestsPage.ts')
    const { parseWithSchema } = await import('./src/schemas/base/parseWithSchema.ts')
    const { fromBrandedQuote } = await import('./src/schemas/brand.ts')
    const { quoteBody, requestsPageBody } = await import('./test/contract/samples.ts')
    const quote = parseWithSchema(quoteSchema, fromBrandedQuote(quoteBody, 'svc'))
    const { requests } = parseWithSchema(requestsPageSchema, requestsPageBody)
    console.log(quote.steps.length, requests.length)
  `
  expect(await runTrapped(code)).toBe('1 1')
})

it('error: catches code that is made of text', async () => {
  const code = `
    const { z } = await import('zod')
    z.object({ a: z.string() }).parse({ a: '' })
  `
  await expect(runTrapped(code)).rejects.toThrow('made code of a text')
})

it('behavior: imports no build of zod that generates code, and changes none of its settings', () => {
  const sources = Object.entries(readSources('src'))
  const found = sources.filter(([, text]) => /from 'zod(\/v4)?'|\bz\.config\(/.test(text))
  expect(found.map(([path]) => path)).toEqual([])
})
