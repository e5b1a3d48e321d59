export { sandboxConfig, type SandboxConfig, type SandboxConfigParameters } from '../page/sandboxConfig.ts'
export { defaultSandboxFacts } from '../page/defaultSandboxFacts.ts'
export type { SandboxFacts } from '../domain/service/sandboxFacts.ts'
