import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as entry from '../../src/exports/index.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const hooks = Object.entries(entry).filter(([name]) => /^use[A-Z]/.test(name))
/** All but the one that takes nothing. */
const withParameters = hooks.filter(([name]) => name !== 'useWallet')
const withQuery = withParameters.filter(([name]) => /(?:Balances?|Quote|Requests|RequestStatus)$/.test(name))

/** A page that calls a hook as a script without types may. */
function pageOf(hook: unknown, ...given: unknown[]): ReactElement {
  function Page() {
    ;(hook as (...given: unknown[]) => unknown)(...given)
    return null
  }
  return <Page />
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('an error names the hook that the page called', () => {
  it.each(withParameters)('error: %s: refuses invalid parameters', (name, hook) => {
    expect(() => renderWithCauseway(pageOf(hook, 'x'), env)).toThrow(
      `The argument "parameters" of \`${name}\` is invalid: it must be an object.`,
    )
  })

  it.each(withParameters)('error: %s: refuses an invalid config', (name, hook) => {
    expect(() => renderWithCauseway(pageOf(hook, { config: 5, tokens: [] }), env)).toThrow(
      `The argument "config" of \`${name}\` is invalid: it must come from \`createConfig\`.`,
    )
  })

  it.each(withQuery)('error: %s: refuses invalid options for react-query', (name, hook) => {
    expect(() => renderWithCauseway(pageOf(hook, { query: 5, tokens: [] }), env)).toThrow(
      `The argument "query" of \`${name}\` is invalid: it must be an object.`,
    )
  })

  it.each(hooks)('error: %s: without CausewayProvider', (name, hook) => {
    const page = (
      <QueryClientProvider client={new QueryClient()}>{pageOf(hook, { tokens: [] })}</QueryClientProvider>
    )
    expect(() => render(page)).toThrow(`\`${name}\` must be used inside \`CausewayProvider\`.`)
  })
})
