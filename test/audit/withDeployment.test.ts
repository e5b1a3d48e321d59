import { describe, expect, it } from 'vitest'
import { defaultServicePaths } from '@causeway/react/schemas'
import { withDeployment } from '../../src/audit/withDeployment.ts'

const own = [{ chainId: 1, address: '0x00000000000000000000000000000000000000d2' }]

describe('withDeployment', () => {
  const client = {
    contracts: [{ chainId: 1, address: '0x00000000000000000000000000000000000000d1' }],
    chainNames: { 1: 'ethereum' },
    signedMessages: ['I claim {requestId}.'],
    solvers: ['0x00000000000000000000000000000000000000d3'],
    paths: { ...defaultServicePaths, permits: '/permits' },
  }
  const { paths, ...named } = client
  const options = { ...named, permitsPath: paths.permits }

  it('default: adds the options of the deployment', () => {
    expect(withDeployment(client)).toEqual(options)
  })

  it('parameters: own: beside it, and before it', () => {
    const minimumSeverity = { recipient: 'block' } as const
    expect(withDeployment(client, { minimumSeverity })).toEqual({ ...options, minimumSeverity })
    expect(withDeployment(client, { contracts: own })).toEqual({ ...options, contracts: own })
    // An empty list doesn't mean that any contract is accepted.
    expect(
      withDeployment(client, {
        contracts: undefined,
        chainNames: undefined,
        solvers: undefined,
        permitsPath: undefined,
      }),
    ).toEqual(options)
  })

  it('behavior: own: ignores an undefined option, so that it overrides nothing that an execution reads', () => {
    const audit = withDeployment(client, {
      addressesWithoutCode: undefined,
      isOrderSigned: undefined,
      tokens: undefined,
    })
    expect(Object.keys(audit).toSorted()).toEqual(Object.keys(options).toSorted())
    expect(Object.keys(withDeployment({ ...client, contracts: undefined }))).not.toContain('contracts')
  })
})
