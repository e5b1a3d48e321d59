import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePort } from '../../../src/http/server/findFreePort.ts'
import { listen } from '../../../src/http/server/listen.ts'

it('default: finds the next free port, and each once', async () => {
  const server = createServer()
  const busy = await listen(server, 0)
  const taken = new Set<number>()
  const first = await findFreePort(busy, taken)
  const second = await findFreePort(busy, taken)
  server.close()
  expect(first).toBeGreaterThan(busy)
  expect(second).toBeGreaterThan(first)
  expect([...taken]).toEqual([first, second])
})

it('error: fails if none is left', async () => {
  await expect(findFreePort(65_535, new Set([65_535]))).rejects.toThrow(/^No port from 65535 on is free/)
})
