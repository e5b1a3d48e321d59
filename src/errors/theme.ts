import { CausewayError } from './causewayError.ts'

/** Some colors of a theme lack contrast where the widgets use them. */
export class ThemeContrastError extends CausewayError {
  override readonly name = 'ThemeContrastError'
  /** Each pair of colors, with the ratio that it has and the one that it needs. */
  readonly problems: readonly { readonly message: string }[]

  constructor({ problems }: { problems: readonly { readonly message: string }[] }) {
    super(
      `The theme has ${problems.length === 1 ? 'a pair of colors' : `${problems.length} pairs of colors`} without enough contrast.`,
      {
        details: `${problems.map(({ message }) => message).join(' ')} Change one of the two, or leave it out: createTheme then picks a readable one.`,
      },
    )
    this.problems = problems
  }
}
