/** The code stands beside the widget already. */
export const besideCode = { docs: { codePanel: false } }
