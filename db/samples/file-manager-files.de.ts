import type { SampleFile } from './file-manager-files.ts'
import { docxOf, pdfOf, xlsxOf } from './file-manager-papers.ts'

const text = (lines: readonly string[]) => async (): Promise<Buffer> => Buffer.from(`${lines.join('\n')}\n`)

export const germanFolders: Readonly<Record<NonNullable<SampleFile['folder']>, string>> = {
  Clients: 'Kunden',
  Contracts: 'Verträge',
  Pictures: 'Bilder',
}

/** By the English name. Pictures have no words in them. */
export const germanFiles: Readonly<Record<string, Pick<SampleFile, 'name'> & Partial<Pick<SampleFile, 'content'>>>> = {
  'Read me first.md': {
    name: 'Bitte zuerst lesen.md',
    content: text([
      '# Unsere Dateien',
      '',
      '- **Kunden**: zu jedem Kunden ein Dokument',
      '- **Verträge**: was wir unterschrieben haben',
      '- **Bilder**: Büro und Umgebung',
      '',
      'Gelöschtes bleibt 30 Tage im Papierkorb.',
    ]),
  },
  'House rules.pdf': {
    name: 'Hausordnung.pdf',
    content: () =>
      pdfOf('Hausordnung', [
        'Kundenakten verlassen das Büro nur in verschlossenen Taschen.',
        'Wer zuletzt geht, macht die Fenster zu und schliesst das Archiv ab.',
        'Besucherinnen und Besucher tragen sich am Empfang ein.',
      ]),
  },
  'Deadlines.csv': {
    name: 'Fristen.csv',
    content: text([
      'Kunde;Steuerperiode;Frist',
      'Muster Holzbau AG;2025;2026-09-30',
      'Quitten GmbH;2025;2026-09-30',
      'Dora Düring;2025;2026-11-30',
    ]),
  },
  'Muster Holzbau AG.docx': {
    name: 'Muster Holzbau AG.docx',
    content: () =>
      docxOf(['Muster Holzbau AG', 'Zimmerei in Musterlingen seit 1987, 14 Mitarbeitende.', 'Jahresabschluss jeweils per Ende Juni.']),
  },
  'Quitten GmbH.docx': {
    name: 'Quitten GmbH.docx',
    content: () => docxOf(['Quitten GmbH', 'Stellt Gelee und Schnaps aus Quitten her. Bringt die Belege in der Schuhschachtel.']),
  },
  'Fees by client.xlsx': {
    name: 'Honorare nach Kunde.xlsx',
    content: () =>
      xlsxOf(
        [
          ['Kunde', 'Stunden', 'CHF'],
          ['Muster Holzbau AG', 31.5, 5670],
          ['Quitten GmbH', 12, 2160],
          ['Dora Düring', 3.25, 585],
        ],
        'Tabelle 1',
      ),
  },
  'Addresses.csv': {
    name: 'Adressen.csv',
    content: text(['Name;Strasse;Ort', 'Muster Holzbau AG;Sägeweg 4;8400 Musterlingen', 'Quitten GmbH;Baumgarten 12;8405 Obstberg']),
  },
  'Rent of the office.pdf': {
    name: 'Mietvertrag Büro.pdf',
    content: () =>
      pdfOf('Mietvertrag Büro', [
        'Erdgeschoss, 84 Quadratmeter, zwei Parkplätze.',
        'Der Mietzins beträgt CHF 2150 im Monat, zahlbar im Voraus.',
        'Kündbar mit einer Frist von sechs Monaten auf Ende März oder Ende September.',
      ]),
  },
  'Mandate (template).docx': {
    name: 'Mandat (Vorlage).docx',
    content: () =>
      docxOf([
        'Mandat',
        'Der Kunde beauftragt das Treuhandbüro mit der Buchführung und dem Verkehr mit dem Steueramt.',
        'Ort, Datum, Unterschriften',
      ]),
  },
  'Evening over the lake.png': { name: 'Abend über dem See.png' },
  'Plan of the office.png': { name: 'Grundriss Büro.png' },
}
