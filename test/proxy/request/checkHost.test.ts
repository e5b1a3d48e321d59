import { afterEach, describe, expect, it } from 'vitest'
import { createProxyEnvironment } from '../support/createProxyEnvironment.ts'
import { errorOf } from '../support/errorOf.ts'
import { closeHosts, hosts } from '../support/hosts.ts'

afterEach(closeHosts)

const list = '/bridge/requests/v3'

describe.each(hosts)('allowedHosts, $name', (host) => {
  const allowedHosts = ['App.example', 'localhost:5173', '[::1]:8080']
  const env = () => createProxyEnvironment({ allowedHosts }, undefined, host)

  it.each(['app.example', 'APP.EXAMPLE', 'localhost:5173', '[::1]:8080'])(
    'default: %s is served',
    async (name) => {
      expect((await env().ask(list, { headers: { host: name } })).status).toBe(200)
    },
  )

  it.each(['evil.example', 'app.example.evil.example', 'evil.app.example', 'app.example:8080', 'localhost'])(
    'error: %s is not',
    async (name) => {
      const { ask, received } = env()
      const headers = { host: name, 'sec-fetch-site': 'same-origin', origin: `https://${name}` }
      expect(await errorOf(await ask(list, { headers }))).toBe('403 HOST_NOT_ALLOWED')
      expect(received).toEqual([])
    },
  )
})

it('default: every host is served', async () => {
  const { ask } = createProxyEnvironment()
  expect((await ask(list, { headers: { host: 'any.example' } })).status).toBe(200)
})

it('behavior: a runtime that hides the header has the host in the address', async () => {
  const { ask } = createProxyEnvironment({ allowedHosts: ['proxy.example'] })
  expect((await ask(list)).status).toBe(200)
  const other = createProxyEnvironment({ allowedHosts: ['app.example'] })
  expect(await errorOf(await other.ask(list))).toBe('403 HOST_NOT_ALLOWED')
})
