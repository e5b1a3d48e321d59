import { defaultServicePaths as paths } from '@causeway/react/schemas'
import { gasUnits } from '../domain/money/gasUnits.ts'
import { isObject, type Fields } from '../domain/isObject.ts'
import { mapObjects, objectAt } from './mapObjects.ts'

/** Writes steps as deployments do: those that pay the depository directly have an empty deposit address. */
export function toDeploymentSteps(steps: unknown): unknown {
  return mapSteps(steps, (step) => (step['id'] === 'deposit' ? { depositAddress: '', ...step } : step))
}

/** Refers to the newer status endpoint. */
export function withStatusV3(steps: unknown): unknown {
  return mapObjects(steps, (fields) => {
    const { endpoint } = fields
    if (typeof endpoint !== 'string') return fields
    return { ...fields, endpoint: endpoint.replace(`${paths.status}?`, `${paths.statusV3}?`) }
  })
}

/** Adds the gas that deployments list for wallet transactions. Transfers to a deposit address have none, since anything may send them. */
export function withGas(steps: unknown): unknown {
  return mapSteps(steps, (step) => {
    if (step['depositAddress']) return step
    const items = step['items'] as readonly Fields[]
    return { ...step, items: items.map((item) => withGasOf(String(step['id']), item)) }
  })
}

function withGasOf(stepId: string, item: Fields): Fields {
  const data = objectAt(item, 'data')
  const units = gasOf(stepId, data)
  return units === undefined ? item : { ...item, data: { gas: units.toString(), ...data } }
}

function gasOf(stepId: string, { value }: Fields): bigint | undefined {
  if (stepId === 'approve') return gasUnits.approve
  if (stepId !== 'deposit') return undefined
  return value === '0' ? gasUnits.depositErc20 : gasUnits.depositNative
}

function mapSteps(steps: unknown, change: (step: Fields) => Fields): unknown {
  if (!Array.isArray(steps)) return steps
  return steps.map((step: unknown) => (isObject(step) ? change(step) : step))
}
