import { expect, it } from 'vitest'
import { describeJoining } from '../../src/domain/describeJoining.ts'

const usual = {
  serviceUrl: 'http://127.0.0.1:4000',
  brand: 'svc',
  chains: [{ rpcUrl: 'http://127.0.0.1:8545' }, { rpcUrl: 'http://127.0.0.1:8546' }],
}

it.each([
  [usual, 'sandboxConfig()', 'npx causeway-sandbox'],
  [
    { ...usual, serviceUrl: 'http://127.0.0.1:4001' },
    'sandboxConfig({ port: 4001 })',
    'npx causeway-sandbox --port 4001',
  ],
  [
    {
      ...usual,
      serviceUrl: 'http://127.0.0.1:4001',
      chains: [{ rpcUrl: 'http://127.0.0.1:8547' }, { rpcUrl: 'http://127.0.0.1:8548' }],
    },
    'sandboxConfig({ port: 4001, chainPorts: [8547, 8548] })',
    'npx causeway-sandbox --port 4001 --chain-ports 8547,8548',
  ],
  [{ ...usual, brand: 'acme' }, 'sandboxConfig({ facts })', 'npx causeway-sandbox'],
])('default: %j', (sandbox, call, command) => {
  expect(describeJoining(sandbox)).toEqual({ call, command, isDefault: call === 'sandboxConfig()' })
})
