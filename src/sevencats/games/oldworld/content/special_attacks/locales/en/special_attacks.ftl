# The large cards: names of special attacks and passive abilities.

ow-monster-troll = Troll
ow-line-borrow = a random large card of another level III monster is drawn, and its passive ability acts
ow-question-borrow = Whose passive ability acts?
ow-fight-special-1 = Special card 1
ow-fight-special-2 = Special card 2
ow-fight-special-3 = Special card 3
ow-fight-special-4 = Special card 4
ow-fight-special-1-text = Charge or bite: special attack 1 of the monster. Knocked off by damage: its passive ability acts.
ow-fight-special-2-text = Charge or bite: special attack 2 of the monster. Knocked off by damage: its passive ability acts.
ow-fight-special-3-text = Charge or bite: special attack 3 of the monster. Knocked off by damage: its passive ability acts.
ow-fight-special-4-text = Charge or bite: special attack 4 of the monster. Knocked off by damage: its passive ability acts.
ow-log-fight-full = The fight cards that were set aside join the deck.

ow-special-arachas-passive = Thick Armor
ow-special-arachas-1 = Binding Web
ow-special-arachas-2 = Poisoning
ow-special-arachas-3 = Six-Legged Charge
ow-special-arachas-4 = Tong Attack

ow-special-archespore-passive = Cover Over
ow-special-archespore-1 = Poisoned Spikes
ow-special-archespore-2 = Exploding Spores
ow-special-archespore-3 = Acid Spit
ow-special-archespore-4 = Overpowering Vines

ow-special-barghest-passive = Summoning the Pack
ow-special-barghest-1 = Claws and Fangs
ow-special-barghest-2 = Call of the Pack
ow-special-barghest-3 = Ghastly Charge
ow-special-barghest-4 = Knockdown

ow-special-drowners-nest-passive = Leap into Depths
ow-special-drowners-nest-1 = Flooding
ow-special-drowners-nest-2 = Group Attack
ow-special-drowners-nest-3 = Claw Attack
ow-special-drowners-nest-4 = Leap Attack

ow-special-ekimmara-passive = Regeneration
ow-special-ekimmara-1 = Incredible Speed
ow-special-ekimmara-2 = Sharp Claws
ow-special-ekimmara-3 = Blood Loss
ow-special-ekimmara-4 = Blow Streak

ow-special-foglet-passive = Dematerialization
ow-special-foglet-1 = Sharp Claws
ow-special-foglet-2 = Illusion
ow-special-foglet-3 = Master Illusion
ow-special-foglet-4 = Attack in the Fog

ow-special-ghouls-nest-passive = Battle Frenzy
ow-special-ghouls-nest-1 = Outnumbered
ow-special-ghouls-nest-2 = Tearing
ow-special-ghouls-nest-3 = Call of the Night
ow-special-ghouls-nest-4 = Unrestrained Hunger

ow-special-harpy-passive = Acute Beak
ow-special-harpy-1 = Wing Stun
ow-special-harpy-2 = Nosediving
ow-special-harpy-3 = Air Charge
ow-special-harpy-4 = Sharp Talons

ow-special-nekkers-nest-passive = Escape Through the Tunnels
ow-special-nekkers-nest-1 = Group Attack
ow-special-nekkers-nest-2 = Attack from Behind
ow-special-nekkers-nest-3 = Synchronized Charge
ow-special-nekkers-nest-4 = Warrior Leadership

ow-special-rotfiend-passive = High Coagulability
ow-special-rotfiend-1 = Explosion
ow-special-rotfiend-2 = Mighty Blast
ow-special-rotfiend-3 = Agile Attack
ow-special-rotfiend-4 = Flammable Fumes

ow-special-fiend-passive = Healing
ow-special-fiend-1 = Hypnosis
ow-special-fiend-2 = Strong Hypnosis
ow-special-fiend-3 = Long Charge
ow-special-fiend-4 = Furious Charge

ow-special-grave-hag-passive = Unforeseen Reflex
ow-special-grave-hag-1 = Tongue Entanglement
ow-special-grave-hag-2 = Tongue Whipping
ow-special-grave-hag-3 = Clots
ow-special-grave-hag-4 = Thirst for Victims

ow-special-griffin-passive = Wing Cover
ow-special-griffin-1 = Beak Strike
ow-special-griffin-2 = Precise Beak Strike
ow-special-griffin-3 = Scratch
ow-special-griffin-4 = Air Charge

ow-special-manticore-passive = Air Soar
ow-special-manticore-1 = Air Strike
ow-special-manticore-2 = Venomous Sting
ow-special-manticore-3 = Tail Bash
ow-special-manticore-4 = Claw Cutting

ow-special-nightwraith-passive = Dematerialization
ow-special-nightwraith-1 = Levitation
ow-special-nightwraith-2 = Energy Drain
ow-special-nightwraith-3 = Master Energy Drain
ow-special-nightwraith-4 = Creating Illusions

ow-special-noonwraith-passive = Resistance to Signs
ow-special-noonwraith-1 = Duplication
ow-special-noonwraith-2 = Dematerialization
ow-special-noonwraith-3 = Cast the Circle
ow-special-noonwraith-4 = Absorption

ow-special-penitent-passive = Disappearance
ow-special-penitent-1 = Summoning Waves
ow-special-penitent-2 = Lantern Strike
ow-special-penitent-3 = Spinning
ow-special-penitent-4 = Swarm of Blows

ow-special-water-hag-passive = Hiding in the Mud
ow-special-water-hag-1 = Mud Throw
ow-special-water-hag-2 = Claw Attack
ow-special-water-hag-3 = Flooding
ow-special-water-hag-4 = Unforeseen Speed

ow-special-weavess-passive = The All-Seeing Eye
ow-special-weavess-1 = Gift of Prediction
ow-special-weavess-2 = Calling the People
ow-special-weavess-3 = Power of the Tapestry
ow-special-weavess-4 = Mighty Power of the Tapestry

ow-special-werewolf-passive = Regeneration
ow-special-werewolf-1 = Monster Strength
ow-special-werewolf-2 = Wild Fury
ow-special-werewolf-3 = Wolf’s Speed
ow-special-werewolf-4 = Calling the Pack

ow-special-whispess-passive = Transformation into Ravens
ow-special-whispess-1 = Manipulated Villagers
ow-special-whispess-2 = Tantalizing Whispers
ow-special-whispess-3 = Magical Explosion
ow-special-whispess-4 = Mighty Magical Explosion

ow-special-wyvern-passive = Tail Stun
ow-special-wyvern-1 = Charge from the Air
ow-special-wyvern-2 = Murderous Claws
ow-special-wyvern-3 = Poison Spike
ow-special-wyvern-4 = Poisonous Saliva

ow-special-brewess-passive = Immersion in Blood
ow-special-brewess-1 = Mighty Blows
ow-special-brewess-2 = Attack from Behind
ow-special-brewess-3 = Ancient Magic
ow-special-brewess-4 = Master Ancient Magic

ow-special-bruxa-passive = Polymorph
ow-special-bruxa-1 = Blood Hunger
ow-special-bruxa-2 = Swarm of Claws
ow-special-bruxa-3 = Sound Wave
ow-special-bruxa-4 = Mighty Sound Wave

ow-special-glustyworp-passive = Hard Armor
ow-special-glustyworp-1 = Pulling Underwater
ow-special-glustyworp-2 = Tongue Attack
ow-special-glustyworp-3 = Sharp Teeth
ow-special-glustyworp-4 = Tail Bash

ow-special-leshen-passive = Teleportation
ow-special-leshen-1 = Wildlife Call
ow-special-leshen-2 = Binding Vines
ow-special-leshen-3 = Bear Form
ow-special-leshen-4 = Wolf Form

ow-special-striga-passive = Escape into Shadows
ow-special-striga-1 = Sharp Fangs
ow-special-striga-2 = Bloodied Claws
ow-special-striga-3 = Rapid Attack
ow-special-striga-4 = Charge from Above

ow-special-troll-passive = Stone Shell
ow-special-troll-1 = Club Strike
ow-special-troll-2 = Whirl
ow-special-troll-3 = Mighty Fists
ow-special-troll-4 = Boulder Throw

ow-special-yghern-passive = Chitin Armor
ow-special-yghern-1 = Venomous Pincers
ow-special-yghern-2 = Spitting Acid
ow-special-yghern-3 = Paralyzing Grip
ow-special-yghern-4 = Attack from Underground

ow-line-strike-per-weakness = take { $n } damage, and 1 more for each of its weakness tokens you have
ow-line-strike-less-weakness = take { $n } damage, less 1 for each of its weakness tokens you have
ow-count-weakness =
    { $n ->
         [one] weakness token
        *[other] weakness tokens
    } of the monster
