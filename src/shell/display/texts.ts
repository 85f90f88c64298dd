/** The names of the nine themes as people see them, and what goes over them. */
export const texts = {
  colours: 'Farben',
  system: 'Wie das System',
  default: 'Standard',
  sunset: 'Abendrot',
  greeny: 'Grün',
  beach: 'Strand',
  tech: 'Technik',
  sweetHues: 'Zarte Farben',
  defaultDark: 'Standard, dunkel',
  deepOcean: 'Tiefsee, dunkel',
  slate: 'Schiefer, dunkel',
  contrast: 'Hoher Kontrast',
} as const
