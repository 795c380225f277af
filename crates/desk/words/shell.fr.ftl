# Le cadre de la page : barre, onglets, ennuis.
shell-main = Navigation
shell-home = Grilles
shell-set = Créer
shell-learn = Apprendre
shell-settings = Réglages
shell-open = Ouvrir
shell-language = Langue
shell-theme = Clair ou sombre
shell-more = Plus
shell-back = Retour aux grilles
shell-trouble = Impossible d’afficher cet écran
shell-broken-link = Ce lien est abîmé, ou n’a été copié qu’en partie.
