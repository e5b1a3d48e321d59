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
    'default: serves %s',
    async (name) => {
      expect((await env().ask(list, { headers: { host: name } })).status).toBe(200)
    },
  )

  it.each(['evil.example', 'app.example.evil.example', 'evil.app.example', 'app.example:8080', 'localhost'])(
    'error: refuses %s',
    async (name) => {
      const { ask, received } = env()
      const headers = { host: name, 'sec-fetch-site': 'same-origin', origin: `https://${name}` }
      expect(await errorOf(await ask(list, { headers }))).toBe('403 HOST_NOT_ALLOWED')
      expect(received).toEqual([])
    },
  )
})

it('default: serves every host', async () => {
  const { ask } = createProxyEnvironment()
  expect((await ask(list, { headers: { host: 'any.example' } })).status).toBe(200)
})

it('behavior: takes the host from the URL where the runtime hides the header', async () => {
  const { ask } = createProxyEnvironment({ allowedHosts: ['proxy.example'] })
  expect((await ask(list)).status).toBe(200)
  const other = createProxyEnvironment({ allowedHosts: ['app.example'] })
  expect(await errorOf(await other.ask(list))).toBe('403 HOST_NOT_ALLOWED')
})
