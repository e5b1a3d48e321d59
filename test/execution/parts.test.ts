import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadRequest } from '../../src/deposit/loadRequest.ts'
import { loadOnDemand } from '../../src/execution/core/loadOnDemand.ts'

const parts = {
  'execution/core/onDemand': loadOnDemand,
  'deposit/requestDepositAddress': loadRequest,
}

afterEach(() => {
  for (const part of Object.keys(parts)) vi.doUnmock(`../../src/${part}.ts`)
})

describe('a part that is loaded when it is needed', () => {
  it.each(Object.entries(parts))('error: %s, which the browser can’t load', async (part, load) => {
    vi.doMock(`../../src/${part}.ts`, () => {
      throw new TypeError('Failed to fetch dynamically imported module.')
    })
    await expect(load()).rejects.toMatchObject({ name: 'PartNotLoadedError', cause: expect.any(Error) })
  })
})
