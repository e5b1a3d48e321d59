import { defaultServicePaths as paths } from '@causeway/react/schemas'
import { gasUnits } from '../domain/money/gasUnits.ts'
import { isObject, type Fields } from '../domain/isObject.ts'
import { mapObjects, objectAt } from './mapObjects.ts'

/** Writes steps as deployments do: what is paid straight to the depository says that it has no deposit address. */
export function toDeploymentSteps(steps: unknown): unknown {
  return mapSteps(steps, (step) => (step['id'] === 'deposit' ? { depositAddress: '', ...step } : step))
}

/** Names the successor of the status lookup. */
export function withStatusV3(steps: unknown): unknown {
  return mapObjects(steps, (fields) => {
    const { endpoint } = fields
    if (typeof endpoint !== 'string') return fields
    return { ...fields, endpoint: endpoint.replace(`${paths.status}?`, `${paths.statusV3}?`) }
  })
}

/** Adds the gas that deployments name for what a wallet sends; a transfer to a deposit address is sent by anything. */
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
