/** What the colours of the contract are called, by their texts. */
export const colourNames = {
  '': 'colourNone',
  red: 'colourRed',
  orange: 'colourOrange',
  yellow: 'colourYellow',
  green: 'colourGreen',
  teal: 'colourTeal',
  blue: 'colourBlue',
  purple: 'colourPurple',
  gray: 'colourGray',
} as const
