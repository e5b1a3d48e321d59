import { CausewayError } from './causewayError.ts'

/** A hook or widget is used outside `CausewayProvider`. */
export class CausewayProviderNotFoundError extends CausewayError {
  override readonly name = 'CausewayProviderNotFoundError'

  constructor(consumer: string) {
    super(`\`${consumer}\` must be used inside \`CausewayProvider\`.`, {
      details: 'It reads the config from there. Wrap the page in it.',
    })
  }
}

/** A part of a compound widget is used outside its root. */
export class PartOutsideRootError extends CausewayError {
  override readonly name = 'PartOutsideRootError'

  constructor(part: string, root: string) {
    super(`\`${part}\` must be used inside \`${root}\`.`, { details: 'It reads its state from there.' })
  }
}
