const spoken = ['aria-label', 'aria-description', 'aria-placeholder', 'alt', 'placeholder', 'title']

/**
 * Finds what is shown or read out below an element without being a sentence of the pseudo-locale: outside of its
 * brackets, and neither a number nor one of the names that the page gives.
 */
export function findOtherWords(root: Element, names: readonly string[]): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const element of root.querySelectorAll('*')) {
    for (const name of spoken) texts.push(element.getAttribute(name) ?? '')
  }
  // A single letter replaces the picture of a token or a chain.
  return texts.filter((text) => /\p{L}{2}/u.test(withoutNames(withoutSentences(text), names)))
}

/** Sentences may hold others. */
function withoutSentences(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  return rest === text ? text : withoutSentences(rest)
}

function withoutNames(text: string, names: readonly string[]): string {
  const withoutNumbers = text.replace(/0x[\da-f]+(…[\da-f]+)?/gi, ' ')
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), withoutNumbers)
}
