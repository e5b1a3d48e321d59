import { checkThemeContrast, type Theme } from '@causeway/react/themes'
import { tightestPair } from './tightestPair.ts'

const modes = ['light', 'dark'] as const

/** Whether all of a theme can be read, by WCAG 2.2 AA, and what can't; or else what comes closest to the limit. */
export function ContrastVerdict({ theme }: { theme: Theme }) {
  const problems = checkThemeContrast(theme)
  return (
    <section className="editor-verdict" data-passes={problems.length === 0} aria-label="Contrast">
      <p role="status">
        {problems.length === 0
          ? 'Contrast: every text and every edge passes WCAG 2.2 AA.'
          : `Contrast: ${problems.length} ${problems.length === 1 ? 'pair fails' : 'pairs fail'} WCAG 2.2 AA.`}
      </p>
      {problems.length === 0 && (
        <small>
          Closest to the limit:{' '}
          {modes
            .flatMap((mode) => {
              const pair = tightestPair(theme, mode)
              return pair === undefined ? [] : [`${mode}, ${pair}`]
            })
            .join('; ')}
          .
        </small>
      )}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ mode, token, on, message }) => (
            <li key={`${mode} ${token} ${on}`}>{message}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
