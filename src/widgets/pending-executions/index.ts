export { PendingExecutionsClear as Clear } from './parts/PendingExecutionsClear.tsx'
export { PendingExecutionsList as List } from './parts/PendingExecutionsList.tsx'
export { PendingExecutionsOthers as Others } from './parts/PendingExecutionsOthers.tsx'
export {
  PendingExecutionsRoot as Root,
  type PendingExecutionsRootProps as RootProps,
} from './parts/PendingExecutionsRoot.tsx'
export { PendingExecutionsTitle as Title } from './parts/PendingExecutionsTitle.tsx'
export { PendingExecutionsWarnings as Warnings } from './parts/PendingExecutionsWarnings.tsx'
