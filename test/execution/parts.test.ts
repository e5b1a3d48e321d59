import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadRequest } from '../../src/execution/depositAddress/loadRequest.ts'
import { loadOnDemand } from '../../src/execution/loadOnDemand.ts'

const parts = {
  onDemand: loadOnDemand,
  'depositAddress/requestDepositAddress': loadRequest,
}

afterEach(() => {
  for (const part of Object.keys(parts)) vi.doUnmock(`../../src/execution/${part}.ts`)
})

describe('a part that is loaded when it is needed', () => {
  it.each(Object.entries(parts))('error: %s, which the browser can’t load', async (part, load) => {
    vi.doMock(`../../src/execution/${part}.ts`, () => {
      throw new TypeError('Failed to fetch dynamically imported module.')
    })
    await expect(load()).rejects.toMatchObject({ name: 'PartNotLoadedError', cause: expect.any(Error) })
  })
})
