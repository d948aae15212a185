import type { ContentIn } from '../seeds/seed.ts'

export const fr: ContentIn = {
  texts: {
    1: {
      title: 'Profil de la société',
      markdown: `
La pierre de touche (*touchstone* en anglais) est la pierre sombre sur laquelle un marchand frotte l’or pour voir si c’en est bien. Nous
avons donné ce nom à une plateforme d’échange, car une plateforme devrait être éprouvée de la même façon : par n’importe qui, à tout moment,
sans demander la permission à son propriétaire.

## Ce qu’est Touchstone

Touchstone est une plateforme de trading d’actifs numériques. En son cœur se trouve un seul journal ordonné. Chaque ordre, chaque
annulation, chaque prix qui compte et chaque crédit est une ligne de ce journal avant d’avoir le moindre effet. Les soldes, les carnets
d’ordres et les transactions ne sont que le résultat de la lecture du journal, de la première ligne à la dernière. Relisez-le sur un autre
ordinateur, et vous devez arriver aux mêmes soldes, à l’unité près.

## Ce qui en découle

* **Rien n’est modifié après coup.** Aucune commande ne fixe un solde, ne change un prix ni ne décide du résultat d’une transaction. Une
  erreur est corrigée par une nouvelle entrée, visible.
* **Une réponse est une promesse.** Quand la plateforme vous dit qu’un ordre a été accepté, l’ordre est déjà sur le disque. Débrancher la
  machine un instant plus tard ne le fait pas disparaître.
* **L’argent est compté, non estimé.** Les montants sont des nombres entiers de la plus petite unité d’un actif. Chaque mouvement prend à un
  compte exactement ce qu’il donne à un autre.
* **La maison est visible.** Lorsque l’opérateur négocie comme teneur de marché, il le fait depuis un compte nommé, dans la même file et aux
  mêmes frais que vous.

## Qui exploite cette installation

Touchstone est un logiciel que différents opérateurs peuvent exploiter. Cette installation fonctionne en **mode bac à sable** : son argent est
fictif. Les dépôts et les retraits passent par un réseau propre au bac à sable, dont personne à l’extérieur n’accepte les cryptos. Lorsque ses
prix sont simulés ou rejoués à partir d’enregistrements, chaque page l’indique. Elle ne détient aucune licence et n’en a pas besoin, puisque
aucun argent de clients n’est en jeu. Un opérateur qui l’ouvre à de l’argent réel remplace cette page par la sienne et y indique son nom, son
adresse, sa licence et son contact ; avant cela, une telle installation ne sert personne.
`,
    },
    2: {
      title: 'Comment les prix sont formés',
      markdown: `
Trois prix différents apparaissent sur l’écran de trading. Ils se forment de manières différentes, et la différence compte.

## Dernier prix

Le prix de la dernière transaction dans notre propre carnet d’ordres. Deux ordres se sont rencontrés ; personne n’a saisi ce chiffre. Les bougies,
la variation sur 24 heures, le plus haut et le plus bas sont calculés à partir de ces transactions.

## Achat et vente

Les meilleurs prix auxquels quelqu’un attend d’acheter ou de vendre en ce moment même. Ils changent à chaque ordre. Cliquer sur l’un d’eux le
reporte dans le formulaire d’ordre ; cela ne vous le réserve pas.

## Prix de l’indice

Une référence extérieure à notre carnet. Une fois par seconde, la plateforme enregistre dans le journal les prix de ses sources. Une source
éloignée de plus de 5 % de la médiane de toutes les sources ne compte pas. Les autres sont ramenées à 0,5 % de la médiane au plus, et leur moyenne
est le prix de l’indice. Il maintient les ordres limite à une distance raisonnable du marché, le teneur de marché de la maison cote autour de lui,
et les prix de marque et les ordres à durée fixe en sont calculés.

Si moins de sources que le minimum comptent, il n’y a pas de prix de l’indice : les ordres qui en ont besoin sont refusés avec ce motif, et
l’annulation continue de fonctionner.

## Dans un bac à sable

Sauf si l’opérateur en a décidé autrement, les sources sont **simulées** : il y en a cinq, chacune un peu différente des autres, toutes suivant
un même parcours aléatoire. Ce parcours est choisi au hasard au démarrage du serveur, sauf si l’opérateur fixe la graine. Lorsque l’opérateur
diffuse un enregistrement à la place, il n’y a qu’une source, signalée comme enregistrement. Les prix simulés sont signalés comme tels partout
où ils s’affichent. Ils ne disent rien de ce que vaut une crypto dans le monde.

## Pourquoi vous pouvez y croire

Les relevés sont des entrées du journal comme tout le reste. Quiconque rejoue le journal calcule le même prix de l’indice pour chaque seconde,
et remarquerait si l’un d’eux avait été changé après coup.
`,
    },
    6: {
      title: 'Frais',
      markdown: `
## Trading spot

| | maker | taker |
|---|---|---|
| Tout nouveau compte | {{spotMaker}} | {{spotTaker}} |

Vous êtes le **maker** d’une transaction lorsque votre ordre attendait déjà dans le carnet, et le **taker** lorsque votre ordre en a rencontré
un qui attendait. Un même ordre peut être les deux, pour des parties différentes.

* Les frais sont prélevés sur **ce que vous recevez** : en crypto quand vous achetez, en USDT quand vous vendez. Vous ne les payez jamais en
  plus.
* Les taux sont fixés lorsque votre ordre est accepté. Un changement ultérieur ne touche pas les ordres déjà dans le carnet.
* Les frais sont arrondis à la plus petite unité supérieure de l’actif ; ils peuvent donc différer du pourcentage exact de moins d’une telle
  unité.
* Passer, modifier et annuler des ordres ne coûte rien.

Vos propres taux sont affichés sur l’écran de trading, et les frais d’un ordre le sont dans l’aperçu avant que vous l’envoyiez.

### Un exemple

Vous achetez 0,01 BTC à 60 000 USDT avec un ordre au marché. Vous payez 600 USDT. À un taux de 0,1 %, les frais sont de 0,00001 BTC sur ce que
vous recevez, et 0,00999 BTC arrivent sur votre compte.

## Contrats

Une transaction coûte une part de sa valeur, en USDT, prélevée sur le compte Contrats : {{contractFees}}. Une liquidation partielle coûte en outre les frais de
liquidation indiqués pour chaque contrat ; ils vont au fonds d’assurance. Le financement est payé entre clients ; la plateforme n’en garde rien.

## Ordres à durée fixe

Le taux indiqué pour chaque durée, sur le montant. Il est remboursé lorsque le prix de règlement est égal au prix d’exercice, et lorsque l’ordre
est nul. Ce que la maison gagne en moyenne est indiqué à côté.

## Dépôts et retraits

Un dépôt ne coûte rien. Faire renvoyer un dépôt non utilisé coûte {{returnFee}} USDT.

Un retrait coûte {{withdrawFee}} de son montant, prélevés sur celui-ci : qui retire {{withdrawMin}} USDT reçoit cette part en moins. Ce sont les
conditions d’aujourd’hui. Un dépôt conserve les conditions de son arrivée, et lorsque celles d’aujourd’hui vous sont plus favorables, ce sont
elles qui s’appliquent.

## Acheter et convertir des cryptos

Le taux est affiché sur la page avant que vous acceptiez, et il n’y a pas d’autres frais. Il comprend une part pour la maison :
{{conversionSpread}} du prix de l’indice pour une conversion, et ce que la page indique pour un achat de cryptos.

## Placement, prêts et nouvelles cryptos

Le placement et les nouvelles cryptos sont sans frais. Qui reprend l’argent placé avant le terme en perd la part indiquée dans les conditions de
l’ordre. Un prêt coûte ce que disent ses conditions ([Contrat de prêt](/text?id=9)), sans autres frais.
`,
    },
    7: {
      title: 'Comment vérifier la comptabilité',
      markdown: `
Vous n’avez pas à croire ce que nous affirmons sur les soldes. Vous pouvez les calculer.

## Ce qui peut être vérifié

La plateforme tient son journal en blocs numérotés. Chaque bloc porte l’empreinte du précédent, si bien qu’aucune ligne ne peut être modifiée,
supprimée ou insérée sans rompre toutes les empreintes qui suivent. À intervalles, la plateforme écrit un **point de contrôle** : jusqu’où va le
journal, son empreinte, et une empreinte de l’état entier (chaque solde, chaque ordre et chaque prix), le tout signé.

## Comment vérifier

Quiconque possède une copie des fichiers du journal et le programme exécute

    npx touchstone verify

Le programme n’a besoin ni de base de données, ni de réseau, ni de serveur. Il lit les deux mondes, réel et démo, depuis leur première entrée,
applique de nouveau chaque commande et compare ses propres empreintes à chaque point de contrôle signé. Si quoi que ce soit diffère, il s’arrête
et indique le numéro de l’entrée.

## Ce que cela prouve

* La comptabilité découle des commandes enregistrées et de rien d’autre.
* Aucune entrée n’a été altérée après la signature de son point de contrôle.
* Débits et crédits s’équilibrent pour chaque actif, et le solde d’aucun client n’est jamais passé sous zéro.

## Ce que cela ne prouve pas

* Qu’une commande a été donnée par la personne à qui elle est attribuée. Les sessions et les mots de passe sont hors du journal.
* Que l’opérateur a montré le même journal à tous, sauf si les points de contrôle sont aussi conservés là où l’opérateur n’a pas accès. Gardez
  ceux que vous avez vus.
* Que des cryptos existent à l’extérieur. Dans le bac à sable, il n’y en a pas.

## Vos propres entrées

Le *Grand livre* liste chaque variation de vos soldes avec sa position dans le journal. Avec ce numéro, vous pouvez retrouver la commande même
qui l’a causée.
`,
    },
    8: {
      title: 'Le teneur de marché de la maison',
      markdown: `
Un carnet d’ordres sans ordres n’est d’aucune utilité ; l’opérateur en fournit donc. Vous devez savoir exactement comment.

## Le compte

La maison négocie depuis un seul compte, appelé *liquidity*. Ce que l’opérateur y verse est une entrée du journal, et ses soldes et son profit
découlent du journal comme ceux de tous. Vos propres exécutions indiquent quand un compte de la maison était de l’autre côté.

## Ce qu’il peut faire

* Il passe des **ordres limite post only** des deux côtés du prix de l’indice, douze niveaux de chaque côté sur un marché spot et dix sur un
  contrat, avec au plus un changement de cotations par marché et par seconde.
* Sur un marché spot, au repos, ses meilleures cotations se situent à environ 0,02 % de l’indice. Quand les prix bougent vite, elles s’en
  éloignent, jusqu’à 0,25 %. Sur les contrats, l’écart dépend du type d’instrument.
* Il décale un peu ses cotations en fonction de son propre stock : après avoir beaucoup acheté, il offre un prix d’achat plus bas.

## Ce qu’il ne peut pas faire

* Il n’a **aucune priorité** : votre ordre au même prix, arrivé avant le sien, est exécuté en premier.
* Il n’a **aucune information anticipée** : il lit le même indice et le même carnet que vous, et ne voit les ordres stop de personne.
* Il paie les **mêmes frais** qu’un nouveau client.
* Il ne peut pas négocier ce qu’il n’a pas, ne peut pas passer sous zéro et ne peut pas annuler une transaction qui a eu lieu.

## Les ordres propres au bac à sable

Dans le bac à sable, un second compte déclaré, *sandboxFlow*, envoie de petits ordres à des moments aléatoires pour que les marchés bougent. Ils
sont exécutés immédiatement ou pas du tout. Une transaction dont les deux côtés sont des comptes de la maison est signalée, afin que vous puissiez
l’écarter lorsque vous évaluez combien négocient les autres clients.

Dans ce bac à sable, en plus de la seule modification par seconde, les tailles de quelques niveaux de la maison sont tirées à nouveau jusqu’à
quatre fois par seconde dans un carnet d’ordres que quelqu’un regarde. Les prix restent, ce qui a été pris est
proposé de nouveau et aucun niveau n’est plus grand que ce que la maison avait décidé.

## Conflits d’intérêts

Quand vous négociez contre la maison, sa perte est votre gain, et inversement. C’est vrai de tout teneur de marché. La protection n’est pas une
promesse de bonne volonté ; c’est que les règles ci-dessus font partie du programme que chacun peut exécuter à nouveau.
`,
    },
    3: {
      title: 'Contrat d’utilisation',
      markdown: `
*Version du 21 novembre 2026, pour les installations en mode bac à sable. Un opérateur qui accepte de l’argent réel doit la remplacer par un
contrat conforme au droit qui lui est applicable.*

## 1. Ce que vous acceptez

En ouvrant un compte, vous acceptez le présent contrat, l’[avertissement sur les risques](/text?id=4) et la
[politique de confidentialité](/agrt?id=5). Si vous ne les acceptez pas, n’ouvrez pas de compte.

## 2. Le bac à sable

Tous les soldes y sont de l’**argent fictif**. Ils n’ont aucune valeur et ne peuvent être échangés contre quoi que ce soit à l’extérieur. Ils
entrent et sortent par un réseau propre au bac à sable, ou par une banque qui n’existe qu’ici. Les prix sont simulés, rejoués à partir
d’enregistrements ou lus sur des places publiques ; une mention sur chaque page indique lequel de ces cas s’applique. L’opérateur peut relancer le
bac à sable à zéro à tout moment ; votre compte et son historique peuvent alors disparaître.

## 3. Votre compte

1. Vous devez être majeur là où vous résidez, et vous pouvez détenir un seul compte.
2. Le pays que vous indiquez lors de l’inscription ne peut pas être modifié par la suite.
3. Gardez pour vous votre mot de passe, votre mot de passe de transaction et vos codes de vérification. Personne chez Touchstone ne vous les
   demandera.
4. Quiconque dispose de votre session peut agir à votre place. Déconnectez-vous des appareils que d’autres utilisent. Vous pouvez consulter et
   fermer vos sessions à tout moment.

## 4. Ordres et transactions

1. Un ordre engage dès que la plateforme l’a accepté. Tant qu’il n’a pas été exécuté, il peut être annulé et, pour la plupart des ordres, modifié.
   Un ordre à durée fixe ne peut être ni modifié ni annulé.
2. Les ordres sont exécutés selon le prix d’abord et l’heure d’arrivée ensuite, sans exception pour quiconque, opérateur compris.
3. Une transaction qui a eu lieu est définitive. La plateforme n’a aucun moyen d’annuler une transaction isolée, d’en changer le prix ni de
   modifier un solde.
4. Un ordre est refusé, avec un motif indiqué, lorsqu’il enfreint une règle de son marché : taille, distance de prix, solde ou état du marché. Un
   ordre refusé n’a aucun effet.
5. Un marché peut être suspendu, ou limité aux annulations, pour un motif indiqué et visible de tous.

## 5. Frais

Les [frais](/text?id=6) en vigueur lorsque votre ordre est accepté s’y appliquent pendant toute sa durée de vie. Sur les marchés spot, ils sont
prélevés sur ce que vous recevez ; pour les contrats, sur le compte Contrats.

## 6. L’opérateur négocie aussi

L’opérateur fournit des ordres depuis des comptes déclarés. Leur comportement est décrit dans
[Le teneur de marché de la maison](/text?id=8).

## 7. Ce que vous ne devez pas faire

N’utilisez pas le compte d’une autre personne, n’essayez pas de contourner les limites avec plusieurs comptes, ne négociez pas avec vous-même pour
induire les autres en erreur, et ne perturbez pas le fonctionnement de la plateforme. La recherche de failles dans votre propre copie du logiciel
est bienvenue ; veuillez signaler ce que vous trouvez.

## 8. Gel d’un compte

Un compte peut être gelé lorsqu’il est soupçonné d’être utilisé par quelqu’un d’autre, lorsque la loi l’exige, ou lorsque ses données de connexion
sont manquantes. Le gel est une entrée du journal. Un compte gelé conserve ses soldes. Tant qu’il n’est pas rouvert, il peut seulement annuler des
ordres et des demandes, racheter des placements, rendre des cryptos qui n’ont pas été cotées et rembourser des prêts.

## 9. Disponibilité

La plateforme peut être indisponible. Lorsqu’elle ne peut pas enregistrer un ordre de façon sûre, elle le refuse et le dit ; elle ne devine jamais.
Si vous ne recevez pas de réponse, redemandez avec le même identifiant de demande : la plateforme vous dit ce qui s’est passé et ne le fait pas
deux fois.

## 10. Responsabilité

Le bac à sable est fourni tel quel et gratuitement. Rien de ce qui y figure ne constitue un conseil, et aucune décision portant sur de l’argent
réel ne devrait s’y fonder.

## 11. Modifications

Une nouvelle version du présent contrat est annoncée avant de s’appliquer, sa date figurant en tête. Les conditions fixées dans un ordre ou un
achat ne sont pas modifiées par une version ultérieure.

## 12. Fin

Vous pouvez cesser d’utiliser votre compte à tout moment. Les entrées du journal ne peuvent pas être supprimées, car la comptabilité de tous les
autres en dépend ; elles contiennent des numéros de compte, non des noms.
`,
    },
    4: {
      title: 'Avertissement sur les risques',
      markdown: `
Lisez ceci avant de trader, ici ou ailleurs.

## Les prix des actifs numériques varient beaucoup

Ils peuvent perdre la moitié de leur valeur en quelques jours, et certains l’ont perdue en totalité. Les prix passés ne disent rien de fiable sur
les prix à venir. Ne tradez pas avec de l’argent dont vous avez besoin.

## Un ordre au marché prend ce qu’il y a

Il est exécuté aux prix qui attendent dans le carnet, lesquels peuvent être moins bons que le dernier prix. Touchstone limite cela : un ordre au
marché s’éloigne au plus d’une distance indiquée du meilleur prix (0,5 % sauf choix contraire de votre part), et le reste est annulé. Dans cette
limite, le prix peut tout de même être moins bon que vous ne l’espériez. L’aperçu montre le pire cas.

## Un ordre stop n’est pas une garantie

Un ordre stop se déclenche lorsque le prix de la dernière transaction, ou pour un contrat le prix de marque si vous l’avez choisi, atteint son
prix stop. Il devient alors un ordre ordinaire. Si le marché saute par-dessus, il est exécuté à un prix moins bon, en partie, ou pas du tout.

## Un ordre limite peut n’être jamais exécuté

Le prix ne décide pas seul ; les ordres au même prix arrivés plus tôt sont exécutés en premier.

## La liquidité peut disparaître

Une grande partie du carnet de ce bac à sable provient d’un seul teneur de marché. Il peut se retirer ou s’arrêter, et il se peut alors qu’il n’y
ait personne avec qui négocier.

## La technique tombe en panne

Votre connexion, votre appareil ou la plateforme peuvent tomber en panne au moment où vous en avez besoin. Les ordres ouverts restent dans le
carnet pendant votre absence. Ne laissez pas ouvert un ordre que vous ne voudriez pas voir exécuté.

## Le bac à sable n’est pas le monde

Ses prix simulés sont plus calmes, ou plus agités, que les vrais, ce que vous perdez n’est pas votre argent, et la peur et l’avidité en sont
absentes. Y réussir n’est pas un signe de réussite avec de l’argent réel.

## L’effet de levier multiplie les pertes

Un contrat à 50× perd toute sa marge lorsque le prix évolue de 2 % contre vous, et moins que cela suffit, car une partie de la marge doit rester.
Cela peut arriver en quelques secondes, pendant votre sommeil, ou entre la fermeture et l’ouverture d’un marché. La plupart des personnes qui
tradent avec un levier élevé perdent de l’argent. Les positions sont clôturées par la plateforme lorsque leur marge est épuisée ; on ne vous
demande rien avant.

## Les ordres à durée fixe sont conçus pour que la maison gagne en moyenne

Vous perdez le montant entier lorsque le sens est mauvais, et vous gagnez moins que le montant lorsqu’il est bon. Qui devine perd avec le temps,
d’autant plus vite que la durée est courte. Plusieurs pays en interdisent la vente au public pour cette raison.
`,
    },
    5: {
      title: 'Politique de confidentialité',
      markdown: `
*Version du 28 novembre 2026.*

## Ce que nous conservons à votre sujet

| Quoi | Pourquoi | Combien de temps |
|---|---|---|
| Adresse e-mail ou numéro de téléphone | pour vous connecter et vous envoyer des codes | tant que le compte existe |
| Pays | il détermine ce qui peut vous être proposé | tant que le compte existe |
| Mots de passe | uniquement sous forme d’empreinte lente à clé, à partir de laquelle ils ne peuvent pas être lus | jusqu’à ce que vous les changiez |
| Sessions et historique des connexions : type d’appareil, adresse réseau, heures | pour que vous puissiez les consulter et fermer des sessions | les sessions jusqu’à un jour après leur fin ; l’historique 90 jours |
| Codes de vérification | uniquement sous forme d’empreinte à clé | quelques minutes |
| Seconds facteurs, adresse d’un portefeuille associé, réponse à votre question de sécurité | pour vérifier que c’est bien vous ; les secrets uniquement chiffrés ou sous forme d’empreinte | jusqu’à ce que vous les supprimiez ou les changiez |
| Langue, mot anti-hameçonnage, alertes de prix et façon dont les messages vous parviennent | parce que vous les avez choisis | jusqu’à ce que vous les changiez |
| Marchés favoris, code de la personne qui vous a invité | pour vous montrer votre liste ; pour verser les commissions d’invitation | tant que le compte existe |
| Ce que vous envoyez pour la vérification | pour savoir qui vous êtes | chiffré ; images cinq ans à compter de l’envoi, ce que vous avez écrit tant que le compte existe |
| Justificatifs de paiement, et ce que vous écrivez avec eux | pour retrouver votre paiement | images chiffrées, cinq ans à compter de l’envoi ; ce que vous avez écrit tant que le compte existe |
| Coordonnées de versement | pour préremplir vos retraits vers une banque | jusqu’à ce que vous les changiez |
| Libellés de vos adresses de retrait ; bénéficiaires de vos retraits vers une banque, chiffrés | pour vous montrer les libellés et pour vous payer | tant que le compte existe |
| Ce que vous indiquez et envoyez pour un prêt | pour en décider | chiffré ; images de votre document cinq ans, tout le reste trois, une demande jamais envoyée 30 jours |
| Messages de votre boîte de réception | pour que vous puissiez les relire | un an |
| Conversations avec le support, et fichiers qu’elles contiennent | pour vous répondre | chiffrés ; une conversation un an après son dernier message, un fichier un an à compter de l’envoi |
| Historique de votre compte, vos demandes avec les décisions prises, notes des opérateurs | pour que l’on puisse lire plus tard ce qui a été fait sur votre compte | tant que le compte existe |
| Si un article d’aide vous a été utile | pour en écrire de meilleurs | tant que l’article existe |
| Ordres, transactions et soldes | ils constituent la comptabilité | pour toujours |

Dans le bac à sable, les messages qui vous auraient été envoyés sont aussi conservés dans une boîte d’envoi que **toute personne ayant accès à ce
serveur peut lire**. Inscrivez-vous avec une adresse inventée.

## Ce qui figure dans le journal, et ce qui n’y figure pas

Le journal à partir duquel tout est calculé ne contient ni noms, ni adresses postales ou e-mail, ni numéros de téléphone, ni mots de passe. Vous y
apparaissez sous forme d’un numéro de compte et d’un identifiant aléatoire, avec les adresses de la chaîne depuis lesquelles vous déposez et vers
lesquelles vous retirez. Ce qui relie ce numéro à vous est conservé à part.

## Qui le reçoit

Personne. Ce site ne charge rien d’autres sociétés : ni traceurs, ni polices, ni mesure d’audience. Si l’opérateur a connecté un serveur de
messagerie ou un service de SMS, celui-ci voit les messages qui y passent.

## Ce que votre navigateur conserve

Votre jeton de session, votre langue et vos préférences d’affichage, afin que vous n’ayez pas à les définir de nouveau ; et un cookie qui lie la
session à ce navigateur. Il ne peut pas être lu par des scripts. La déconnexion supprime le jeton.

## Vos choix

Le centre de sécurité vous montre vos sessions, vos connexions et l’historique de votre compte ; vous y changez vos coordonnées, mots de passe, seconds
facteurs et coordonnées de versement. Vous pouvez demander à l’opérateur ce qui est conservé d’autre à votre sujet. Le pays est fixé lors de
l’inscription et ne peut pas être changé. Les entrées du journal ne peuvent pas être effacées, et le programme n’a aucune commande qui efface un compte.
`,
    },
    11: {
      title: 'Conditions du placement',
      markdown: `
## 1. Ce qu’est le placement

Vous mettez de côté des USDT de votre compte Placement pour un nombre fixe de jours. Pour chaque jour complet, vous recevez un rendement. Le montant
que vous placez (le principal) reste à vous et demeure tout ce temps sur votre compte Placement, où il est affiché comme bloqué. Personne ne
l’investit, ne le prête ni ne le négocie, et aucun programme n’en décide.

## 2. D’où vient le rendement

De l’argent propre de la plateforme. Lors de la vente, la **totalité** du rendement de votre ordre passe de la trésorerie de la plateforme à un
compte de séquestre ; lorsque la trésorerie ne l’a pas, rien n’est vendu (« Épuisé »). Chaque jour est payé depuis ce séquestre et de nulle part
ailleurs. La trésorerie reçoit du capital de l’opérateur et récupère ce qu’elle avait mis de côté et qui n’a pas servi : rien de ce qu’un client a
payé n’y entre. Vous pouvez lire les deux comptes dans le grand livre, et la page de chaque produit montre ce qui est mis de côté face à ce qui
est dû.

Les rendements ne sont pas garantis au-delà de ce qui est mis de côté pour votre ordre, et un rendement passé n’en entraîne aucun autre.

## 3. Ce qui vous est payé

1. Un jour correspond à 24 heures, comptées à partir du moment de votre achat.
2. Chaque jour complet paie le taux journalier appliqué au principal, arrondi à la plus petite unité inférieure. L’intérêt est simple : les
   rendements ne rapportent rien.
3. Le dernier jour compense ce que l’arrondi des autres a laissé, de sorte que l’ensemble des jours donne exactement le rendement promis.
4. Les rendements sont versés sur votre compte Placement et sont immédiatement disponibles.
5. Après le dernier jour, le principal est de nouveau disponible automatiquement, sans que vous ayez rien à faire.

## 4. Si vous voulez votre argent plus tôt

1. Vous pouvez demander le rachat à tout moment, y compris aussitôt après l’achat. Dès lors, aucun jour supplémentaire n’est payé.
2. Le rachat prend le nombre de jours indiqué dans les conditions de votre ordre. Le principal est ensuite de nouveau disponible, moins la part
   indiquée dans vos conditions, qui revient à la plateforme à titre de frais.
3. Les rendements déjà payés restent à vous. Ce qui était mis de côté pour les autres jours retourne à la trésorerie.
4. Un rachat ne peut pas être annulé.

Le pire cas est donc le suivant : vous rachetez avant que le premier jour soit écoulé, vous ne recevez aucun rendement et vous perdez la part du
principal indiquée ci-dessous.

## 5. Produits en vigueur

{{hosting}}

Les taux sont simples : le rendement d’un jour en part du principal ; le minimum et le maximum valent pour un ordre et sont en USDT. Ce qui peut
encore être vendu est le plus petit de deux montants : ce qui reste de la capacité propre du produit, et le principal dont la trésorerie peut
encore mettre de côté tout le rendement.

## 6. Modifications

Deux opérateurs décident d’un produit ou de sa modification, et la décision est une entrée du journal. Une modification vaut pour les ordres
passés après elle : **votre ordre conserve les conditions auxquelles vous l’avez acheté.** Un achat désigne la version qui vous a été montrée, et
il est refusé lorsqu’elle n’est plus en vigueur.
`,
    },
    9: {
      title: 'Contrat de prêt',
      markdown: `
## 1. Qui prête, et quoi

La société nommée dans les conditions de votre prêt vous prête des USDT. L’argent provient du fonds de prêt, que deux opérateurs alimentent depuis
la propre trésorerie de la plateforme ; l’argent des clients n’est jamais prêté. Un prêt est versé sur votre compte Fonds et, à partir de ce
moment, vous pouvez l’utiliser dans le cadre du présent contrat.

## 2. Comment vous l’obtenez

1. Vous demandez un montant, indiquez qui vous êtes et ce que vous gagnez, et envoyez six images. Il faut la vérification de base ; votre niveau
   détermine combien vous pouvez devoir à la fois. Vous devez avoir au moins 18 ans.
2. Deux personnes examinent votre demande. Elles peuvent accorder moins que ce que vous avez demandé, ou rien ; un refus est motivé.
3. Ce que vous indiquez est conservé chiffré. Une demande à moitié remplie est supprimée lorsque vous l’envoyez, ou après 30 jours. Les images de
   votre document et les justificatifs de paiement sont conservés cinq ans après leur envoi, les autres trois ans.

## 3. Ce qu’il coûte

1. Un jour correspond à chaque période de 24 heures **commencée** depuis le versement du prêt.
2. Les jours gratuits de vos conditions ne coûtent rien. Chaque jour suivant commencé coûte le taux journalier appliqué au principal que vous
   devez au début de ce jour, arrondi à la plus petite unité supérieure. Les intérêts ne produisent pas d’intérêts.
3. Après le dernier jour, le prêt est échu. Après les jours de grâce, il est en retard : chaque jour commencé coûte alors le taux de retard
   appliqué au principal que vous devez, en plus du taux journalier.
4. **L’ensemble des intérêts et des frais de retard ne dépasse jamais le montant qui vous a été prêté.** Vous ne devez jamais plus du double de
   celui-ci.
5. Il n’y a pas d’autres frais, et payer par anticipation ne coûte rien : les jours qui n’ont pas commencé ne sont pas facturés sur ce que vous
   avez payé.

Avant que vous signiez, la page montre les intérêts de toute la durée, le taux annuel, le coût de chaque jour si vous ne payez rien, et le maximum
que vous puissiez jamais devoir.

## 4. Rembourser

1. Vous pouvez payer n’importe quel montant à tout moment. Un paiement va d’abord aux frais de retard, puis aux intérêts, puis au principal, et ne
   prend jamais plus que ce que vous devez.
2. Vous payez depuis votre compte Fonds, ou à la banque, puis envoyez le justificatif. Deux personnes rapprochent le justificatif du relevé de la
   banque ; le paiement compte alors à partir du moment où vous avez envoyé le justificatif. Chaque ligne du relevé ne compte qu’une fois.
3. Les intérêts et les frais de retard vont aux frais perçus par la plateforme, le principal retourne au fonds de prêt.

## 5. Ce que vous pouvez en faire

Lorsque les conditions de votre prêt indiquent qu’il ne peut pas quitter la plateforme, vous ne pouvez pas retirer au point que ce qui reste
vaille moins que ce que vous devez. Ce que vous devez est déduit de ce que vous avez lorsqu’il est décidé combien vous pouvez retirer.

## 6. Si vous ne payez pas

Les frais de retard sont facturés comme au point 3. Rien n’est vendu et l’argent de personne d’autre n’y sert : la perte est celle du fonds de prêt.
La plateforme peut passer un prêt en perte ; plus rien n’est alors à payer. Les prêts en retard font baisser votre score de crédit.

## 7. Modifications

Les conditions que vous avez signées restent celles de votre prêt jusqu’à sa fin. D’autres conditions ne valent que pour les demandes ultérieures.

## Conditions actuellement en vigueur

{{loans}}
`,
    },
    10: {
      title: 'Règles du pointage quotidien',
      markdown: `
## 1. Le cycle

1. Un cycle compte sept jours. Il commence le jour de votre premier pointage, et le jour de votre premier pointage après la fin d’un cycle
   précédent.
2. Un jour commence et finit à minuit à Hong Kong (UTC+8), où que vous soyez.
3. Vous pouvez pointer une fois par jour. Un jour où vous n’avez pas pointé reste non pointé : il ne peut pas être rattrapé, et il ne décale ni ne
   termine le cycle.
4. Toute personne ayant un compte peut pointer, vérifiée ou non.

## 2. Les récompenses

{{rewards}}

1. Chaque jour que vous avez pointé a sa récompense. Vous la recevez une seule fois, sur votre compte Fonds, en choisissant **Recevoir** avant la
   fin du septième jour du cycle. Ensuite, elle est perdue.
2. Un cycle conserve les récompenses en vigueur à son début, quoi qu’il soit décidé ensuite.
3. Les récompenses sont payées sur un budget prélevé sur l’argent propre de la plateforme et mis de côté. Ce qu’il en reste est affiché à côté des
   jours. Lorsqu’il est épuisé, rien n’est payé jusqu’à ce qu’il soit de nouveau alimenté ; aucune récompense n’est payée avec l’argent des clients.

## 3. Avant de pouvoir en recevoir une

1. Votre vérification de base doit être approuvée. Le compte démo, qui n’en a pas, en est dispensé.
2. Les récompenses de pointage et Avantages ne dépassent jamais, ensemble, la part de vos propres frais de trading indiquée ci-dessus. Qui n’a payé
   aucuns frais depuis l’entrée en vigueur de ces règles ne peut pas encore recevoir de récompense ; la page indique combien il manque avant que vous
   pointiez.
3. Un compte gelé ne reçoit rien tant qu’il est gelé.

Pointer ne coûte rien et ne vous oblige à rien. Ne tradez pas dans le but de recevoir une récompense : les frais que cela entraîne sont au moins dix
fois plus élevés que les récompenses qu’ils permettent.

## 4. Modifications

Deux opérateurs décident de ces chiffres, et la décision est une entrée du journal. Elle vaut pour les cycles qui commencent après elle.
`,
    },
    301: {
      title: 'Premières transactions',
      markdown: `
Effectuez vos premières transactions et recevez une récompense en USDT.

1. Le spot, les contrats et les ordres à durée fixe comptent, à partir du moment où les récompenses existent sur cette plateforme.
2. La récompense est versée sur votre compte Fonds lorsque vous la réclamez, une fois, tant que le budget de la campagne est suffisant.
3. Comme toute récompense, elle est payée sur l’argent propre de la plateforme, exige votre vérification de base (pas dans le compte démo) et
   représente au plus une part des frais de trading que vous avez payés vous-même ; les deux figurent parmi les conditions ci-dessous.

Rien ici n’est une raison de trader plus que vous ne le feriez : les frais d’une transaction sont toujours plus élevés que la récompense qu’ils
permettent.
`,
    },
    101: {
      title: 'Ouvrir un compte',
      markdown: `
1. Choisissez **S’inscrire** et décidez si vous vous connecterez par téléphone ou par e-mail.
2. Choisissez votre pays. Il ne peut pas être modifié par la suite.
3. Saisissez votre numéro ou votre adresse et demandez un code. Dans le bac à sable, rien n’est envoyé : ouvrez la **boîte d’envoi** à côté du champ
   du code.
4. Choisissez un mot de passe et saisissez-le deux fois. La longueur permise est indiquée sous le champ.
5. Si quelqu’un vous a invité, saisissez son code ; sinon, laissez le champ vide.
6. Cochez le contrat et choisissez **Ouvrir le compte**. Vous êtes aussitôt connecté.

**Si vous voyez « L’inscription n’a pas été possible avec ces informations »**, l’adresse a probablement déjà un compte. Essayez de vous connecter,
ou définissez un nouveau mot de passe. Nous n’en disons pas plus, afin que des inconnus ne puissent pas découvrir qui est inscrit.
`,
    },
    102: {
      title: 'Codes de vérification',
      markdown: `
Un code comporte six chiffres, est valable cinq minutes et ne sert qu’une fois, pour un seul usage : un code d’inscription ne permet pas de changer
un mot de passe.

* Vous pouvez en demander un autre après 60 secondes. Seul le code le plus récent fonctionne.
* Après cinq saisies erronées, un code n’est plus valable. Demandez-en un nouveau.
* Au plus cinq codes par heure sont envoyés à un compte.

**Aucun code n’est arrivé ?** Vérifiez qu’il n’y a pas de faute de frappe et regardez dans les courriers indésirables. Si vous avez oublié votre mot
de passe, aucun message n’est envoyé à une adresse sans compte. Dans le bac à sable, les codes apparaissent uniquement dans la boîte d’envoi, jamais
dans une vraie boîte aux lettres, sauf si l’opérateur a connecté un serveur de messagerie.
`,
    },
    103: {
      title: 'Votre mot de passe et vos sessions',
      markdown: `
La longueur permise d’un mot de passe de connexion est indiquée sous le champ. Les mots de passe figurant dans des fuites de données, les suites
simples de touches, ainsi que votre propre nom ou numéro, sont refusés. Utilisez un gestionnaire de mots de passe, et n’utilisez ce mot de passe
nulle part ailleurs.

* Cinq mots de passe erronés depuis un même endroit y verrouillent le compte pendant 15 minutes. Cinquante de suite, d’où qu’ils viennent, le
  verrouillent pendant un jour ; définir un nouveau mot de passe au moyen d’un code lève ce verrouillage.
* Une session prend fin 15 minutes après votre dernière utilisation, et après 12 heures dans tous les cas. Un écran de trading ouvert compte comme
  une utilisation.
* Lorsque vous changez de mot de passe, toutes vos autres sessions sont fermées.
* La liste des sessions indique l’appareil, l’adresse et l’heure. Fermez celles que vous ne reconnaissez pas, puis changez votre mot de passe.
`,
    },
    104: {
      title: 'Le mot de passe de transaction',
      markdown: `
En plus du mot de passe de connexion, il en existe un second d’exactement **six chiffres**. Sans lui, la plateforme refuse les ordres avec « Veuillez
définir le mot de passe de transaction dans l’espace client ».

Définissez-le sous *Espace client → Centre de sécurité* en le saisissant deux fois. Les dates de naissance, les chiffres répétés et les suites
comme 123456 sont refusés, car un voleur les essaie en premier.

## Le changer

Au même endroit, avec un code et la réponse à votre question de sécurité, si vous en avez défini une. Lorsque l’opérateur fait examiner les
changements, une personne l’examine d’abord ; dans tous les cas, les retraits sont suspendus pendant une durée que la page indique avant l’envoi.
Cela vous laisse le temps de remarquer un changement qui ne viendrait pas de vous.
`,
    },
    105: {
      title: 'Fonds du bac à sable',
      markdown: `
L’argent de cette installation est fictif. Demandez-en sur *Mes actifs* : choisissez une devise et un montant. Un montant maximal s’applique par
demande et par jour, afin qu’aucun compte ne puisse à lui seul vider les marchés au détriment des autres.

Les fonds du bac à sable sont une entrée du journal comme tout le reste : ils viennent du compte *external*, et vous les trouvez dans votre grand
livre sous *Fonds du bac à sable*. Ils n’exigent aucun volume d’échanges, peuvent être retirés par le réseau propre au bac à sable comme tout
autre argent fictif, et disparaissent lorsque l’opérateur redémarre le bac à sable à zéro. À l’extérieur, ils ne valent rien.
`,
    },
    106: {
      title: 'Types d’ordres',
      markdown: `
**Limite.** Achetez ou vendez à votre prix ou à un meilleur prix. Ce qui ne peut pas être exécuté immédiatement attend dans le carnet.

**Au marché.** Achetez ou vendez maintenant, aux prix du carnet. Vous indiquez soit la quantité de cryptos, soit le montant en USDT. L’ordre s’éloigne
au plus de 0,5 % du meilleur prix, sauf si vous choisissez une autre limite (jusqu’à 2 %) ; le reste est annulé.

**Stop limite** et **stop au marché.** Ils attendent hors du carnet jusqu’à ce que le prix de la dernière transaction atteigne votre prix stop, puis
deviennent un ordre limite ou un ordre au marché. Ce qu’il leur faut est immédiatement mis de côté, afin d’être là lorsqu’ils se déclenchent.

**Stop suiveur.** Un ordre stop au marché dont le seuil de déclenchement suit le meilleur prix depuis son début, à un écart que vous indiquez comme prix ou
de 0,01 % à 20 %. À la vente, il monte avec le prix le plus haut et ne baisse jamais ; à l’achat, il baisse avec le prix le plus bas et ne monte jamais. Il
peut commencer à un prix que vous indiquez. Il ne peut pas être modifié, seulement annulé.

**Iceberg.** Un ordre limite dont le carnet n’affiche qu’une partie à la fois, au moins un vingtième. Quand cette partie est exécutée, la suivante se
place derrière tous les autres ordres à ce prix. Ce qui est bloqué suffit à l’ordre entier.

**L’un annule l’autre.** Un ordre limite post only et un stop du même marché, du même sens et de la même quantité. Les deux réunis bloquent ce qu’il faut au
plus cher. Dès que l’un est exécuté, même en partie, se déclenche ou prend fin, l’autre est annulé ; annuler l’un annule les deux.

**Take-profit et stop-loss.** Sur un marché spot, un achat peut les apporter : un ordre limite au-dessus de son prix, un stop au-dessous, ou les deux, dont
l’un annule l’autre. Ils sont placés une fois l’achat terminé, pour ce qu’il a acheté ; jusque-là ils ne bloquent rien. Sur un contrat, ils appartiennent à
la position : le prix de marque les déclenche, et ils la clôturent en entier au prix du marché.

## Combien de temps vit un ordre

| | |
|---|---|
| GTC | jusqu’à ce qu’il soit exécuté ou que vous l’annuliez |
| GTD | jusqu’au moment que vous choisissez, d’une minute à 366 jours plus tard ; pour les ordres limites et les stops. Ce qui est alors ouvert expire |
| IOC | exécute immédiatement ce qui peut l’être et annule le reste |
| FOK | s’exécute entièrement et immédiatement, ou pas du tout |
| Post only | rejoint uniquement le carnet ; refusé s’il devait s’exécuter immédiatement |

## Pourquoi un ordre est refusé

* **Trop loin du marché.** Un prix limite peut s’écarter au plus de 5 % du prix de l’indice pour BTC et ETH, de 10 % pour les autres cryptos.
* **Trop petit ou trop grand.** Chaque marché indique ses limites sous *À propos*, à côté du graphique.
* **Solde insuffisant.** N’oubliez pas que les ordres ouverts bloquent ce qu’il leur faut.

Vos propres ordres ne s’exécutent jamais entre eux : sauf si vous en décidez autrement, le plus récent est annulé lorsqu’ils se rencontreraient.
`,
    },
    107: {
      title: 'Lire le carnet d’ordres',
      markdown: `
La moitié supérieure montre ce qui est offert à la vente, la moitié inférieure ce qui est demandé, les meilleurs prix au milieu. Chaque ligne
comporte un prix, la quantité qui y attend et la somme de toutes les lignes jusqu’à elle. Les barres représentent cette somme.

* Le **spread** est l’écart entre les deux meilleurs prix. Un petit spread signifie qu’acheter et vendre aussitôt coûte peu.
* Le **regroupement** réunit des prix voisins pour que vous voyiez plus loin. Il change la vue, pas le carnet.
* À un même prix, qui est arrivé le premier est exécuté le premier. Réduire votre ordre conserve sa place ; changer son prix ou l’augmenter le place
  en fin de file.

Si l’étiquette indique que les données sont anciennes, la connexion a été interrompue. Les prix sont grisés et non cliquables jusqu’à ce que le
carnet soit de nouveau complet.
`,
    },
    108: {
      title: 'Ce que coûte une transaction',
      markdown: `
Deux choses : les frais, soit {{spotTaker}} pour un nouveau compte qui prend ce qui attend dans le carnet, et le spread.

L’aperçu au-dessus du bouton compte les deux avant que vous envoyiez l’ordre : le prix moyen que vous obtiendriez maintenant, son écart avec le
meilleur prix, les frais, et ce qui arrive sur votre compte. Il est calculé avec les règles mêmes qui exécuteront l’ordre, mais le carnet peut changer
entre-temps. La ligne *Le pire cas* indique jusqu’où cela peut se dégrader dans votre limite.

Les frais sont prélevés sur ce que vous recevez. Tous les détails figurent sur la page [Frais](/text?id=6).
`,
    },
    109: {
      title: 'Disponible et bloqué',
      markdown: `
**Disponible** : ce que vous pouvez utiliser maintenant. **Bloqué** : ce qui est retenu pour quelque chose que vous avez commencé, c’est-à-dire
les USDT de vos ordres d’achat et les cryptos de vos ordres de vente, la marge des positions et des ordres sur contrats, les montants des ordres à
durée fixe, les retraits en cours, l’argent placé, les souscriptions en cours d’examen et les cryptos en période de blocage. Cela reste à vous. Ce
qu’un ordre retient est de nouveau disponible à l’instant même où l’ordre est annulé ou exécuté pour moins.

Les montants bloqués ne sont pas des estimations. Ils sont, à l’unité près, la somme de ce que tout cela exige, et la plateforme le vérifie pour
chaque compte. La valeur en USDT utilise le dernier prix et n’est donnée qu’à titre indicatif.
`,
    },
    110: {
      title: 'Grand livre : suivre votre argent',
      markdown: `
Le *Grand livre* montre chaque variation de vos soldes, la plus récente en premier : date, devise, motif, variation, solde après celle-ci et position
dans le journal.

Chaque type d’entrée a son propre nom, selon lequel vous pouvez filtrer : fonds du bac à sable, transactions, frais, financement, dépôts,
retraits, transferts, rendements de placement, paiements de prêts, récompenses et autres. La ligne à côté indique à quoi elle se rapporte.

Bloquer et débloquer pour des ordres ouverts ne déplace l’argent qu’entre *Disponible* et *Bloqué* ; votre total reste le même.

La position dans le journal est le numéro de la commande qui a causé la variation. Quiconque rejoue le journal trouve la même variation au même numéro.
Voir [Comment vérifier la comptabilité](/text?id=7).
`,
    },
    111: {
      title: 'Quand une réponse n’arrive pas',
      markdown: `
Parfois, une connexion est coupée entre l’envoi d’un ordre et l’affichage de la réponse. L’ordre a pu être enregistré, ou non.

L’application web donne à chaque ordre son propre numéro avant de l’envoyer, et redemande avec le même numéro. La plateforme n’exécute pas deux fois
le même numéro : pendant une heure environ elle répète sa première réponse, puis elle dit « Cela a déjà été fait » et nomme l’entrée du journal. Une connexion coupée ne peut donc pas produire un double ordre.

Si vous utilisez vous-même les appels, envoyez votre propre *cid* avec chaque ordre, et renvoyez le même lorsque vous redemandez. Le même *cid* avec un
contenu différent est refusé comme conflit. Un *cid* est retenu pendant 25 heures ; si le vôtre est un UUID de version 7, un plus ancien est refusé, et
n’est pas exécuté de nouveau.
`,
    },
    112: {
      title: 'Réel et démo',
      markdown: `
La plateforme fait fonctionner deux systèmes séparés, chacun avec son journal, sa comptabilité et son argent. Votre compte négocie dans le réel, qui dans
un bac à sable ne contient que de l’argent fictif. La démo fonctionne à côté, avec les mêmes prix.

* **Entrer** : *Réel* et *Démo* en haut de chaque page ; sans compte, *Trader maintenant avec de l’argent fictif* sur la page d’accueil ou lors de la
  connexion. Le compte démo commence avec 100 000 USDT d’argent fictif, et *Mes actifs* le réapprovisionne.
* **Y être** : les mêmes écrans. Un bandeau ambre indique sur chaque page où vous êtes. Les dépôts, les retraits, l’achat de cryptos, les
  adresses, les prêts, les invitations, la vérification, les conversations avec l’assistance et ce qui protège votre compte n’y sont pas
  disponibles.
* **Sortir** : *Quitter la démo*. Ce que vous y avez reste pour la prochaine fois. Un invité sans compte ne peut pas revenir, et il est oublié.

Aucune écriture ne peut jamais déplacer de l’argent de l’un à l’autre, et aucun ordre, historique ni session de l’un ne peut être utilisé dans l’autre.
`,
    },
    113: {
      title: 'Rester en sécurité',
      markdown: `
* Nous ne demandons jamais votre mot de passe, votre mot de passe de transaction ni un code : ni par e-mail, ni par téléphone, ni dans un chat.
* Vérifiez l’adresse dans votre navigateur avant de vous connecter.
* Un message au sujet d’un code que vous n’avez pas demandé signifie que quelqu’un a saisi votre adresse. Il ne peut rien faire sans le code.
* Utilisez un mot de passe que vous n’utilisez nulle part ailleurs.
* Déconnectez-vous des appareils partagés et consultez de temps en temps la liste de vos sessions.
* Quiconque promet des profits certains ment, quel que soit le nom qu’il utilise.
`,
    },
    114: {
      title: 'Utiliser les appels depuis un programme',
      markdown: `
Chaque écran fonctionne avec les mêmes appels que ceux qui vous sont ouverts. La page \`/docs\` de ce serveur les liste avec leurs champs.

* Connectez-vous avec *userLogin* et envoyez le jeton dans l’en-tête *x-token* (de préférence) ou dans le champ *token*.
* Les montants et les prix sont des chaînes décimales. Ne les convertissez pas en nombres à virgule flottante.
* Envoyez un *cid* avec tout ce qui déplace de l’argent.
* Les données en direct passent par un seul WebSocket ; le jeton va dans le premier message, jamais dans l’adresse.

Les limites par seconde sont signalées par le code 4029, avec le nombre de secondes à attendre.
`,
    },
    115: {
      title: 'Contrats, levier et marge',
      markdown: `
Un contrat est un pari sur un prix, réglé en USDT. Vous ne possédez ni crypto, ni métal, ni action ; vous gagnez ou perdez ce dont le prix varie.

* **Long** gagne quand le prix monte, **short** quand il baisse.
* Un **lot** est une taille indiquée, par exemple 0,0001 BTC. Toute taille est un nombre entier de lots.
* Le **levier** indique quelle part de la valeur vous mettez de côté : à 10×, une position valant 1 000 USDT nécessite 100 USDT de **marge**. Un levier
  plus élevé signifie qu’un mouvement plus petit la fait perdre en totalité.
* Marge **isolée** : une position peut perdre sa propre marge et rien d’autre. Vous pouvez en ajouter ou en retirer. **Croisée** : l’ensemble du compte
  Contrats garantit toutes les positions croisées réunies.

Les contrats se négocient depuis le compte Contrats. Transférez-y d’abord de l’argent avec *Transfert*.

## Ce que dit l’aperçu

Avant d’envoyer un ordre, vous voyez la marge, les frais, le prix moyen et la position telle qu’elle serait : prix d’entrée, prix de liquidation, taux de
risque, et le maximum que vous pouvez perdre. Le même calcul s’effectue ensuite sur la plateforme.

## Levier et mode

Ils valent pour vous et un contrat, non pour un seul ordre. Avec une position ouverte ou des ordres ouverts, un ordre avec d’autres valeurs est
refusé. Annulez les ordres ouverts sur ce contrat, puis changez les deux avec *Levier*.

## Quand un marché est fermé

Tous les contrats, sauf ceux sur les cryptos, ont des horaires de négociation, indiqués pour chacun d’eux. Pendant la fermeture, rien ne peut être
ouvert ni clôturé, et rien n’est liquidé ; l’annulation et l’ajout de marge sont possibles, et le take-profit et le stop-loss peuvent être
modifiés. Les prix peuvent faire un saut entre la fermeture et l’ouverture.
`,
    },
    116: {
      title: 'Prix de marque, financement et liquidation',
      markdown: `
## Prix de marque

Le profit et la liquidation se jugent au **prix de marque**, non à la dernière transaction. C’est celui du milieu parmi trois : l’indice avec le
financement encore à venir, l’indice avec l’écart moyen de notre carnet par rapport à lui, et la dernière transaction ; et il ne s’éloigne jamais de
l’indice au-delà d’une limite publiée. Une seule transaction dans notre propre carnet ne peut pas vous liquider.

## Financement

Les contrats perpétuels n’ont pas de fin. Toutes les huit heures, un côté paie l’autre afin que le prix reste proche de l’indice : quand le taux est
supérieur à 0, les positions long paient les positions short. La plateforme ne garde rien. L’estimation en cours et tous les taux passés sont affichés
avec le contrat.

## Contrats à échéance

Ils se terminent à un moment indiqué, à la moyenne de l’indice sur les 30 dernières minutes. Pendant la dernière minute, les positions ne peuvent
qu’être clôturées.

## Liquidation

**Taux de risque** = marge de maintien ÷ capitaux propres. À 100 %, la plateforme agit, dans cet ordre :

1. vos ordres ouverts sur le contrat sont annulés (en croisé : tous), et elle examine de nouveau ;
2. une grande position est réduite dans le carnet jusqu’au palier inférieur suivant, et elle examine de nouveau ;
3. sinon, le fonds d’assurance reprend la position au prix auquel il ne reste rien.

Lorsque le taux est constaté au-dessus de 80 %, vous êtes averti auparavant, sur la page, dans *Messages* et par les moyens que vous avez choisis. Les
prix peuvent être plus rapides qu’un avertissement.

Chaque étape est consignée avec tous les chiffres qui l’ont déterminée ; vous trouvez la feuille de calcul avec la position clôturée, et chacun voit
chaque liquidation dans la liste publique. Lorsque le fonds ne peut pas porter une position, des positions gagnantes de l’autre côté sont clôturées
contre elle dans un ordre publié. Les voyants à côté d’une position montrent à quel point elle est proche de la tête de cette file.

Vous ne pouvez pas perdre plus que ce qui garantissait la position.
`,
    },
    117: {
      title: 'Ordres hausse/baisse à durée fixe',
      markdown: `
Vous choisissez un marché, une durée et un sens, et vous investissez un montant. Lorsque le prix de règlement est de votre côté du prix
d’exercice, vous récupérez votre montant, plus le gain indiqué ; lorsqu’il est de l’autre côté, le montant est perdu. Lorsque les deux sont
exactement égaux, vous récupérez tout.

* Le **prix d’exercice** est le premier prix de l’indice *après* votre ordre dans le journal. Personne, nous compris, ne le connaît lorsque vous
  achetez.
* Le **prix de règlement** est la médiane des prix de l’indice des dernières secondes (5 s en dessous de 5 minutes, 30 s jusqu’à une heure), ou
  leur moyenne sur les 5 dernières minutes pour les durées plus longues.
* Si plus d’un cinquième de ces prix manque, l’ordre est nul et vous récupérez tout.
* La totalité du gain est mise de côté dans la réserve lorsque vous achetez. Si la réserve ne peut pas le couvrir, l’ordre est refusé.

## Les chances

Avec un gain de 85 %, vous devez avoir raison dans plus de 54 ordres sur 100 pour ne rien perdre. À côté de chaque durée figurent la proportion exacte
et ce que la maison garde en moyenne si la hausse et la baisse sont également probables. Cela n’est pas en votre faveur.

## Vérifier un résultat

Le reçu d’un ordre liste chaque prix qui a compté, avec sa place dans le journal, et votre navigateur recalcule le résultat. Quiconque possède le
journal peut faire de même avec \`npx touchstone option --order N\`. Il n’existe aucune commande qui pourrait fixer un prix ou un résultat.
`,
    },
    118: {
      title: 'Transférer de l’argent entre vos comptes',
      markdown: `
Vous avez des comptes séparés, afin qu’une perte dans un produit ne puisse pas atteindre ce que vous gardez pour un autre :

* **Fonds** : le trading spot et tout ce qui entre.
* **Contrats** : la marge des contrats.
* **Durée fixe** : les montants investis dans des ordres à durée fixe.
* **Placement** : ce que vous placez, et ses rendements.

*Transfert* déplace l’argent entre eux immédiatement et sans frais. Du compte Contrats, vous pouvez prendre ce dont vos positions n’ont pas besoin : le
montant des pertes latentes des positions croisées y reste, et les profits latents ne peuvent pas être pris avant d’être réalisés.
`,
    },
    119: {
      title: 'Déposer, et le volume d’échanges requis',
      markdown: `
Sous *Mes actifs → Dépôt*, vous trouvez une adresse à vous. Envoyez-y **uniquement des USDT en ERC20**. Une autre crypto, ou des USDT par un autre réseau,
ne peuvent pas être récupérés.

1. Vous voyez d’abord les conditions d’un retrait ultérieur, et l’adresse une fois que vous les avez confirmées.
2. Un transfert apparaît sur la page dès qu’un bloc le contient, et il est crédité après les confirmations que compte la page.
3. Si un virement n’apparaît pas, envoyez son justificatif avec le formulaire de la page. Des personnes l’examinent ; le formulaire lui-même ne crédite rien.

## Volume d’échanges

Avant que ce qui est entré puisse être retiré, {{turnover}} de sa valeur doit avoir été négocié.

* Les transactions spot comptent pour leur valeur en USDT, les contrats pour la valeur de la transaction divisée par le levier, les ordres à durée fixe
  pour leur montant, lors de leur règlement.
* Les conversions, les transferts et les ordres nuls ne comptent pas. Les profits, les récompenses et les fonds du bac à sable ne nécessitent
  aucun volume d’échanges.
* Ce qui est entré en premier est retiré en premier. Chaque dépôt conserve les conditions de son arrivée ; lorsque celles d’aujourd’hui vous sont plus
  favorables, ce sont elles qui s’appliquent.

*Retrait* montre ce qui est fait, pour chaque dépôt. Un dépôt que vous n’avez pas utilisé peut, à la place, être renvoyé pour {{returnFee}} USDT.
`,
    },
    120: {
      title: 'Effectuer un retrait',
      markdown: `
| | |
|---|---|
| Ouverture | de {{withdrawOpen}} à {{withdrawClose}}, heure de Hong Kong |
| Demandes par jour | {{withdrawPerDay}}, comptées par jour de Hong Kong |
| Minimum et maximum | de {{withdrawMin}} à {{withdrawMax}} USDT |
| Frais | {{withdrawFee}}, inclus dans le montant |
| Nouvelle adresse | utilisable après {{addressHold}} |

Ce sont les conditions d’aujourd’hui ; un dépôt conserve les meilleures d’entre elles et de celles de son arrivée. Le montant que vous pouvez retirer par
jour dépend aussi de votre [vérification](/helpDetail?id=121).

1. Ajoutez l’adresse sous *Mes actifs → Adresses de retrait*. Uniquement des USDT en ERC20.
2. Demandez le retrait. Vous voyez les frais, ce qui arrive et l’adresse par groupes de quatre avant de confirmer. **Un paiement sur un réseau ne peut pas
   être rappelé.**
3. Tant qu’un opérateur n’a pas commencé à l’examiner, vous pouvez l’annuler. À partir de {{secondPerson}} USDT, deux d’entre eux doivent approuver.
4. Un processus distinct de la plateforme signe le paiement. L’historique montre chaque étape avec son entrée du journal, et la transaction sur le réseau.

*Retirable maintenant* est la plus basse de toutes les limites qui s’appliquent à vous, et la règle correspondante figure à côté. Un retrait
refusé revient en entier, avec le motif. Après un changement de ce qui protège votre compte, les retraits sont suspendus pendant un certain temps.

Vers une banque, cela se passe de la même manière, sous l’onglet *Banque* ; une personne effectue le paiement, et cela peut prendre quelques jours.
`,
    },
    121: {
      title: 'La vérification en trois étapes',
      markdown: `
1. **De base** : nationalité, type de document, nom et numéro.
2. **Avancée** : photos du recto et du verso du document, et de vous le tenant.
3. **Adresse** : où vous habitez, prouvé par un justificatif de domicile.

Chaque étape est examinée par des personnes et relève ce que vous pouvez retirer par jour et emprunter ; la page indique de combien. Les images doivent
être au format JPG, JPEG ou PNG, faire moins de 8 Mo, être nettes et non retouchées, avec votre visage visible là où il doit l’être. La nationalité est
celle de votre inscription et ne peut pas être modifiée.

Ce que vous envoyez est conservé chiffré et ouvert uniquement par les examinateurs. Chaque fois que l’un d’eux ouvre une image, cela figure dans
l’historique de votre compte. Si une étape est refusée, vous lisez pourquoi et pouvez la renvoyer.

Les retraits, les prêts et la réception de récompenses nécessitent une vérification ; le spot, les contrats, les ordres à durée fixe, le
placement, les nouvelles cryptos et le pointage n’en nécessitent pas.
`,
    },
    122: {
      title: 'Seconds facteurs, clés d’accès et portefeuilles',
      markdown: `
* **Application d’authentification** : six chiffres qui changent toutes les demi-minutes. Conservez les codes de récupération qui vous sont montrés une
  seule fois ; chacun ne sert qu’une fois.
* **Clé d’accès** : votre appareil s’authentifie sans mot de passe. Une page copiée ne peut pas la demander.
* **Portefeuille** : vous signez un message lisible avec la clé d’une adresse. Signer ne coûte rien et ne déplace rien. Lorsque l’opérateur d’une
  installation n’a pas indiqué l’adresse de celle-ci, la connexion par portefeuille n’est pas proposée, car le message ne pourrait pas nommer le site.

Vous les configurez et les supprimez sous *Espace client → Centre de sécurité*. En configurer ou en supprimer un suspend les retraits pendant un
certain temps, et la page le dit avant.

Un second facteur est demandé à la connexion, puis de nouveau avant qu’une valeur ne sorte. Vous l’avez perdu ? *Second facteur perdu ?*, lors de la
connexion, envoie une demande qu’une personne examine.
`,
    },
    123: {
      title: 'Acheter des cryptos par virement, et les convertir',
      markdown: `
## Acheter

*Acheter des cryptos* montre le taux, à qui payer et une référence. Virez l’argent depuis un compte bancaire à votre nom, avec cette référence, et
joignez le justificatif. Deux personnes le rapprochent du relevé de la banque ; les cryptos sont ensuite créditées au taux convenu. Achat
minimum : {{purchaseMinimums}}.

## Convertir

*Conversion* donne un devis valable quelques secondes, avec le taux et ce que vous recevez. Le taux est pour vous moins bon de
{{conversionSpread}} que le prix de l’indice ; la différence revient à la maison. Une conversion se fait avec la maison, non avec le carnet, et ne
compte pas dans le volume d’échanges.
`,
    },
    124: {
      title: 'Placement : rendements journaliers et leur origine',
      markdown: `
Vous mettez des USDT de côté pour un certain nombre de jours et recevez un rendement pour chaque jour complet. L’argent reste à vous ; personne ne le
négocie. La totalité du rendement de votre ordre passe, lors de la vente, de l’argent propre de la plateforme à un compte de séquestre : sans cela, rien
n’est vendu.

* Les rendements sont versés sur votre compte Placement et sont immédiatement disponibles.
* Vous pouvez racheter par anticipation, y compris aussitôt après l’achat. Vous perdez alors la part du montant indiquée dans vos conditions, et aucun
  jour supplémentaire n’est payé.
* Votre ordre conserve les conditions auxquelles vous l’avez acheté.

{{hosting}}

Tout le reste figure dans les [conditions du placement](/text?id=11).
`,
    },
    125: {
      title: 'Prêts',
      markdown: `
Vous empruntez des USDT au propre fonds de la plateforme pour un nombre fixe de jours. Il faut la vérification de base ; votre niveau détermine combien
vous pouvez devoir.

* Les jours gratuits ne coûtent rien. Chaque jour suivant commencé coûte le taux journalier et, après les jours de grâce, le taux de retard en plus.
* L’ensemble des charges ne dépasse jamais ce qui vous a été prêté.
* Vous pouvez rembourser n’importe quel montant à tout moment, depuis votre solde ou à la banque avec un justificatif.
* La page montre le pire cas avant que vous signiez.

{{loans}}

Les règles sont celles du [contrat de prêt](/text?id=9). Le compte démo n’a pas de prêts.
`,
    },
    126: {
      title: 'Nouvelles cryptos',
      markdown: `
Une souscription n’ouvre que lorsque toutes les cryptos proposées se trouvent sur un compte de cette plateforme. Vous demandez un nombre de cryptos ; leur
coût est bloqué dans vos fonds et reste à vous jusqu’à l’attribution. Ce qui n’est pas utilisé est aussitôt de nouveau disponible.

* Les cryptos sont attribuées demande par demande, par deux personnes, ou à part égale pour tous ; chaque crypto indique son mode.
* Après la cotation, elles restent bloquées pendant les jours qu’indique sa page. Vous ne pouvez pas vendre entre-temps, quoi que fasse le prix.
* L’émetteur est payé après la cotation, pas avant. Si la crypto n’est pas cotée à la date prévue, vous pouvez la rendre contre ce que vous avez payé.

**La crypto peut tomber sous le prix d’émission, jusqu’à zéro, ou n’être jamais cotée.** Ce que dit un émetteur est affiché tel qu’il le dit ; cette
plateforme ne l’a pas vérifié.
`,
    },
    127: {
      title: 'Récompenses : pointage, invitations, avantages',
      markdown: `
Les récompenses proviennent de l’argent propre de la plateforme, mis de côté au préalable, jamais de ce que détiennent les clients.

* **Pointage** : une fois par jour de Hong Kong, sur un cycle de sept. Les [règles](/text?id=10) et les montants figurent à côté des jours.
* **Invitations** : une part des frais de trading que vos invités paient réellement vous revient, sur autant de niveaux que l’indique la page. Une
  commission attend quelques jours avant d’être utilisable et nécessite leur vérification. Personne ne peut s’inviter soi-même : le document, l’appareil
  et l’adresse de versement sont comparés.
* **Avantages** : des campagnes dont les conditions figurent sur leur page, jusqu’à épuisement de leur budget.

Pour recevoir une récompense, il faut la vérification de base, et les récompenses de pointage et Avantages ne dépassent jamais, ensemble, une part des
frais que vous avez payés vous-même. Ne tradez pas pour une récompense : les frais sont plus élevés.
`,
    },
    128: {
      title: 'Qui gagne quoi ici, et comment vous pouvez le vérifier',
      markdown: `
La maison tire ses revenus de quatre choses, toutes des entrées du journal :

1. les **frais** des transactions et des retraits ([Frais](/text?id=6)),
2. ce que son [teneur de marché](/text?id=8) gagne ou perd face à vous, dans la même file et aux mêmes frais,
3. les **ordres à durée fixe**, dont les chances sont en sa faveur, comme indiqué à côté de chaque durée,
4. les intérêts et les frais de retard des prêts, les pertes des rachats anticipés et sa part du taux lorsque vous convertissez ou achetez des cryptos.

Elle ne peut fixer ni un solde, ni un prix, ni un résultat : une telle commande n’existe pas. La formation des prix est décrite dans
[Comment les prix sont formés](/text?id=2), et la façon de calculer vous-même chaque solde dans [Comment vérifier la comptabilité](/text?id=7).

La vérification prouve que la comptabilité découle du journal. Elle ne prouve pas que des cryptos existent à l’extérieur, qu’un opérateur montre à tous le
même journal, ni que les prix vous seront favorables. Lisez l’[avertissement sur les risques](/text?id=4).
`,
    },
    210: {
      title: 'Le centre d’aide est ouvert, et l’application peut être installée',
      summary:
        'Chaque partie de la plateforme est expliquée et peut être recherchée ; votre navigateur peut installer l’application.',
      markdown: `
Le [centre d’aide](/help) explique chaque partie de la plateforme, et sa recherche parcourt chaque mot. Sous [Télécharger l’app](/downLoad), votre
navigateur installe la plateforme dans une fenêtre à part. L’application ne conserve ni prix ni soldes : sans connexion, elle n’affiche rien plutôt que
quelque chose d’ancien.
`,
    },
    209: {
      title: 'Récompenses pour le pointage, les invitations et la participation',
      summary: 'Payées sur un budget d’argent propre de la plateforme, à des conditions que vous lisez d’abord.',
      markdown: `
Les récompenses de pointage, les commissions d’invitation et les campagnes Avantages sont ouvertes. Chacune est payée sur ce que la plateforme a mis de
côté à cet effet, dans la limite de ce budget. Ce qu’il faut pour en recevoir une est dit auparavant : [Récompenses](/helpDetail?id=127).
`,
    },
    208: {
      title: 'Placement, prêts et nouvelles cryptos sont ouverts',
      summary:
        'Avec chaque rendement mis de côté lors de la vente, toutes les charges plafonnées, et chaque crypto proposée sur un compte que vous pouvez lire.',
      markdown: `
* Le [placement](/helpDetail?id=124) paie un rendement pour chaque jour complet depuis un séquestre alimenté lors de la vente.
* Les [prêts](/helpDetail?id=125) proviennent d’un fonds constitué de l’argent propre de la plateforme, et ne coûtent jamais plus que ce que vous avez
  emprunté.
* Les [nouvelles cryptos](/helpDetail?id=126) se trouvent sur un compte de cette plateforme avant que quiconque puisse souscrire.

Chacun de ces produits peut vous coûter de l’argent. Lisez comment avant de commencer.
`,
    },
    207: {
      title: 'Les dépôts et les retraits sont ouverts',
      summary:
        'USDT en ERC20, retraits vers une banque et cryptos par virement, à des conditions que vous voyez d’abord.',
      markdown: `
Vous pouvez [déposer](/helpDetail?id=119) et [retirer](/helpDetail?id=120) des USDT en ERC20, retirer vers une banque, et
[acheter et convertir des cryptos](/helpDetail?id=123). Dans un bac à sable, tout cela est de l’argent fictif sur un réseau qui lui est propre.

Lisez d’abord ce qui concerne le volume d’échanges, les horaires et les frais : un dépôt conserve les conditions de son arrivée.
`,
    },
    205: {
      title: 'Les contrats et les ordres à durée fixe sont ouverts',
      summary:
        'Cryptos, métaux, énergie, devises, actions et indices, chaque liquidation et chaque résultat étant ouverts à la vérification.',
      markdown: `
Les contrats perpétuels et à échéance peuvent être négociés long et short, sur les cryptos avec un levier allant jusqu’à 100× et sur tout le reste jusqu’à
25×, sauf si l’opérateur de cette installation a choisi moins. Les ordres hausse/baisse à durée fixe indiquent leurs chances avant que vous achetiez.

Lisez d’abord [ce que signifie le levier](/helpDetail?id=115), [comment fonctionne la liquidation](/helpDetail?id=116) et
[comment se décident les ordres à durée fixe](/helpDetail?id=117). Transférez de l’argent de *Fonds* vers le compte depuis lequel vous voulez trader avec
*Transfert*.
`,
    },
    201: {
      title: 'Le trading spot est ouvert',
      summary: 'Huit cryptos contre USDT, avec des ordres limite, au marché et stop, dans le bac à sable.',
      markdown: `
BTC, ETH, SOL, XRP, DOGE, LTC, BNB et TRX peuvent être négociés contre USDT.

Le formulaire d’ordre propose les ordres limite, au marché, stop limite et stop au marché ; GTC, IOC, FOK et post only ; et il affiche le prix moyen, le
glissement, les frais et le pire cas avant que vous envoyiez quoi que ce soit. Demandez des fonds du bac à sable sur *Mes actifs* et commencez.
`,
    },
    202: {
      title: 'Vous pouvez vérifier notre comptabilité',
      summary: 'Un programme rejoue le journal entier et le compare aux points de contrôle signés.',
      markdown: `
Chaque solde de Touchstone découle d’un seul journal de commandes. Le journal est chaîné, ses points de contrôle sont signés, et
\`npx touchstone verify\` recalcule tout depuis la première entrée.

Ce que cela prouve, et ce que cela ne prouve pas, est écrit sur la page [Comment vérifier la comptabilité](/text?id=7).
`,
    },
    203: {
      title: 'Les prix de ce bac à sable ne sont peut-être pas réels',
      summary: 'Une mention sur chaque page indique leur origine.',
      markdown: `
Les prix que vous voyez sont produits par une simulation à graine aléatoire, rejoués à partir d’un enregistrement de transactions réelles, ou lus
sur des places publiques. Une mention sur chaque page dit laquelle de ces sources est utilisée. Ne vous en servez pas pour décider au sujet
d’argent réel.

Leur formation est décrite dans [Comment les prix sont formés](/text?id=2).
`,
    },
    204: {
      title: 'La boîte d’envoi est ici ouverte à tous',
      summary: 'Inscrivez-vous avec une adresse inventée : les messages du bac à sable ne sont pas privés.',
      markdown: `
Afin que personne n’ait besoin d’un serveur de messagerie pour essayer Touchstone, le bac à sable affiche les codes de vérification dans une boîte
d’envoi. Quiconque peut accéder à ce serveur peut la lire. Utilisez une adresse inventée et un mot de passe que vous n’utilisez nulle part ailleurs.

Une installation destinée à de vrais clients n’a pas de boîte d’envoi ; elle refuse de démarrer sans serveur de messagerie.
`,
    },
  },
  banners: {
    1: {
      title: 'Une plateforme dont chacun peut vérifier la comptabilité',
      text: 'Chaque solde découle d’un seul journal signé. Rejouez-le vous-même et comparez, à l’unité près.',
    },
    2: {
      title: 'Voyez le coût avant de trader',
      text: 'Le prix moyen, le glissement, les frais et le pire cas figurent au-dessus du bouton, calculés avec les règles qui exécutent l’ordre.',
    },
    3: {
      title: 'La maison négocie au grand jour',
      text: 'Notre teneur de marché négocie depuis un compte nommé : même file, mêmes frais, aucune donnée anticipée, aucun retour en arrière.',
    },
  },
}
