import type { StoryContext } from '@storybook/react-vite'

/** What a test reports of its story: each part that it showed, and `part state`. */
export const partsReport = 'parts'

const shown = new Set<string>()

/** From here on, every part of a widget is noted as it is rendered, with each state that it takes. */
export function watchParts(): void {
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, value)
    if (name !== 'data-cw-part' && name !== 'data-state') return
    const part = this.getAttribute('data-cw-part')
    if (part === null) return
    shown.add(part)
    const state = this.getAttribute('data-state')
    if (state !== null) shown.add(`${part} ${state}`)
  }
}

/** Reports what was noted since the last story: `scripts/test/shownParts.ts` compares that of all stories with what is documented. */
export function reportParts({ reporting }: Pick<StoryContext, 'reporting'>): void {
  reporting.addReport({ type: partsReport, status: 'passed', result: [...shown] })
  shown.clear()
}
