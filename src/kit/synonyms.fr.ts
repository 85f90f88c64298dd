export const texts = {
  endings: 'ations ation ements ement ements eurs eur rice ées és ée é er ez ons ent es e s r ir it is',
  fillers:
    'le la les l un une des de du d et ou mais aussi je j tu il elle on nous vous ils mon ma mes notre nos votre vos son sa ses ce cet cette ces ' +
    'ça c se s me m te qui que qu quoi dont comment pourquoi est suis sont ai as a avons avez ont être avoir été fait faire ' +
    'faut dois doit peut puis peux en y dans sur sous par pour avec sans à au aux ne n pas plus moins très si déjà encore ici là oui non bonjour merci',
  meanings: `coûte coûter coût coûts gratuit gratuite frais prix tarif montant émolument francs chf cher combien
payer paiement facture acompte mensualités échelonner intérêts verser plusieurs
compte connexion connecter inscrire inscription login passe enregistrer créer s'inscrire identifiant
prolonger prolongation prolongé délai repousser reporter report rallonger reculer rallonge
deux fois encore nouveau seconde deuxième
jusqu échéance date terme déposer dépôt limite
motif justificatif justification raison justifier cause
joindre documents pièces annexes attestations manque
période année an exercice précédente
week end dimanche samedi férié jour
rappel sommation amende retard tard manqué oublié raté expiré dépassé mise demeure pénalité
numéro identifiant
trouvées trouvé introuvable incorrect faux fausse erroné inconnu naissance
entreprise société sàrl sa association fondation morale
fiduciaire mandataire représentant comptable procuration tiers mère père parents conseiller
couple couples marié mariés mariée mariage époux épouse mari femme conjoint conjoints divorcé séparé
décès décédé mort morte héritier héritiers succession veuf veuve
déménagement déménagé départ arrivée partie étranger
réponse décision attendre attente écran quand
refusée refus refusé recours réclamation contester accord opposition
changer annuler retirer modifier corriger avis erreur trompé
attestation confirmation quittance reçu preuve justificatif imprimer pdf référence
remettre déposer rendre envoyer remplir
données confidentialité protection sécurité privé secret
fonctionne panne bug bloqué erreur plante marche formulaire
téléphone mobile portable smartphone application langue langues anglais
ordinateur internet papier poste courrier lettre
contact contacter téléphone appeler horaires adresse mail courriel guichet`,
} as const
