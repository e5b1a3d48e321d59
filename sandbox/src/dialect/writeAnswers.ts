import type { ServicePolicy } from '../domain/service/policy.ts'
import { toBrandWords } from './brandWords.ts'
import { mapObjects, omit } from './mapObjects.ts'
import { formatAmounts } from './formatAmounts.ts'
import { toDeploymentQuote } from './toDeploymentQuote.ts'
import { toDeploymentRecord, toDeploymentRecordV2 } from './toDeploymentRecord.ts'
import { toDeploymentStatus, toDeploymentStatusV3 } from './toDeploymentStatus.ts'
import { toDeploymentSteps, withStatusV3 } from './toDeploymentSteps.ts'

/** How a service writes its responses. */
type Words = Pick<ServicePolicy, 'dialect' | 'brand'>

/** Writes the answer of `POST /quote`, at the path that was asked. */
export function writeQuote(body: object, path: string, { dialect, brand }: Words): unknown {
  return toBrandWords(dialect === 'deployment' ? toDeploymentQuote({ ...body }, path) : body, brand)
}

/** Writes the answer of `POST /execute/permits`. Deployments omit fields of its steps that repeat the request. */
export function writePermit(answer: object, { dialect }: Words): unknown {
  if (dialect !== 'deployment' || !('steps' in answer)) return answer
  const steps = mapObjects(withStatusV3(toDeploymentSteps(answer.steps)), (fields) => {
    const isTransaction = 'to' in fields && 'chainId' in fields
    return isTransaction || 'items' in fields ? omit(fields, ['from', 'requestId']) : fields
  })
  return { ...answer, steps }
}

/** Writes the answer of `GET /intents/status`. */
export function writeStatus(status: object, { dialect }: Words): unknown {
  return dialect === 'deployment' ? toDeploymentStatus({ ...status }) : status
}

/** Writes the answer of `GET /intents/status/v3`. */
export function writeStatusV3(status: object, { dialect }: Words): unknown {
  return dialect === 'deployment' ? toDeploymentStatusV3({ ...status }) : status
}

/** Writes a record of `GET /requests/v3`. */
export function writeRecord(record: object, { dialect, brand }: Words): unknown {
  const isPlain = dialect === 'interface'
  return toBrandWords(isPlain ? record : formatAmounts(toDeploymentRecord({ ...record }), '0'), brand)
}

/** Writes a record of `GET /requests/v2`, derived from the v3 record. */
export function writeRecordV2(
  { record, recordV3 }: { record: object; recordV3: object },
  { dialect, brand }: Words,
): unknown {
  const isPlain = dialect === 'interface'
  if (isPlain) return toBrandWords(record, brand)
  return toBrandWords(formatAmounts(toDeploymentRecordV2({ ...record }, { ...recordV3 }, brand), '0'), brand)
}
