/** What a line of an invoice says, by its English title. */
export const germanLines: Readonly<Record<string, readonly [title: string, detail: string, unit: string]>> = {
  Signage: ['Beschriftung', 'Schriftzüge für die beiden Schaufenster, inkl. Montage', 'Stück'],
  Photographs: ['Fotografie', 'Halber Tag in der Ausstellung, 24 Bilder', 'Pauschale'],
  'Timetable poster': ['Plakat mit Stundenplan', 'Layout und Druckdaten, A2', 'Stunde'],
  Printing: ['Druck', '250 Exemplare auf Recyclingpapier', 'Stück'],
  'Invitation cards': ['Einladungskarten', 'Zwei Varianten, eine Korrekturrunde', 'Stunde'],
  Design: ['Gestaltung', 'Entwurf der Bestellseiten für Desktop und Handy, zwei Korrekturrunden', 'Stunde'],
  Coding: ['Programmierung', 'Bestellformular mit Liefertagen, Warenkorb und Bestätigung per E-Mail', 'Stunde'],
  Testing: ['Tests', 'Browser, Handys, Screenreader und Tastatur', 'Stunde'],
  Documentation: ['Dokumentation', 'Handbuch für das Ladenpersonal und kurze Einführung', 'Stunde'],
}
