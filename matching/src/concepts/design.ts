import type { ConceptField } from "./concept.ts";

export const design: ConceptField = {
  field: "design",
  concepts: [
    // Products and interfaces
    {
      name: "UX design",
      aliases: [
        "UX",
        "user experience",
        "UI/UX",
        "UX/UI",
        "user experience design",
        "user-centered design",
        "human-centered design",
        "UX writing",
      ],
    },
    {
      name: "UI design",
      aliases: ["user interface design", "interface design", "GUI design"],
      siblings: { "UX design": 0.7 },
    },
    {
      name: "User research",
      aliases: [
        "user interviews",
        "UX research",
        "customer interviews",
        "user testing",
        "diary studies",
        "contextual inquiry",
        "ethnographic research",
        "discovery interviews",
        "research with users",
      ],
      implies: ["UX design"],
    },
    {
      name: "Usability testing",
      aliases: [
        "usability tests",
        "usability studies",
        "heuristic evaluation",
        "moderated usability tests",
        "guerrilla usability testing",
      ],
      implies: ["UX design"],
      siblings: { "User research": 0.8 },
    },
    {
      name: "Wireframing",
      aliases: [
        "wireframes",
        "low-fidelity prototypes",
        "clickable prototypes",
        "Balsamiq",
        "Axure",
        "low-fidelity wireframes",
        "interactive prototypes",
      ],
      implies: ["UX design"],
    },
    {
      name: "Interaction design",
      aliases: ["interaction patterns", "microinteractions"],
      implies: ["UX design"],
    },
    { name: "Information architecture", aliases: ["card sorting", "site maps"], implies: ["UX design"] },
    {
      name: "User journeys",
      aliases: ["journey mapping", "customer journey maps", "personas", "service blueprints"],
      implies: ["UX design"],
    },
    { name: "Service design", aliases: ["design thinking", "design sprints", "co-creation workshops"] },
    { name: "Design systems", aliases: ["component library", "Storybook", "design tokens", "style guides"] },
    { name: "Figma", aliases: ["FigJam", "Figma prototyping"], siblings: { Sketch: 0.6, "Adobe XD": 0.6 } },
    { name: "Sketch", aliases: ["Sketch App"], ambiguous: true, siblings: { "Adobe XD": 0.6 } },
    { name: "Adobe XD", aliases: ["AdobeXD"] },
    { name: "InVision", aliases: ["Zeplin", "Marvel prototyping", "Framer"], siblings: { Figma: 0.5 } },
    { name: "Miro", aliases: ["Miro boards", "MURAL boards"] },

    // Graphics and media
    {
      name: "Graphic design",
      aliases: [
        "visual design",
        "print design",
        "layout design",
        "Grafikdesign",
        "graphisme",
        "diseño gráfico",
      ],
    },
    {
      name: "Adobe Creative Suite",
      aliases: ["Adobe Creative Cloud", "Adobe CC", "Adobe Suite", "Creative Suite"],
    },
    {
      name: "Photoshop",
      aliases: ["Adobe Photoshop", "Lightroom", "photo retouching"],
      implies: ["Adobe Creative Suite"],
    },
    {
      name: "Illustrator",
      aliases: ["Adobe Illustrator", "vector graphics"],
      implies: ["Adobe Creative Suite"],
      ambiguous: true,
      notBeside: ["freelance", "book"],
      siblings: { CorelDRAW: 0.6 },
    },
    {
      name: "InDesign",
      aliases: ["Adobe InDesign", "desktop publishing"],
      implies: ["Adobe Creative Suite"],
    },
    { name: "QuarkXPress", implies: ["Adobe Creative Suite"], siblings: { InDesign: 0.5 } },
    { name: "CorelDRAW", aliases: ["Corel Draw"] },
    { name: "Affinity Designer", siblings: { CorelDRAW: 0.5 } },
    { name: "Canva", aliases: ["Canva Pro"] },
    { name: "Typography", aliases: ["typesetting", "type design"] },
    {
      name: "Branding design",
      aliases: ["corporate design", "logo design", "visual identity", "brand identity"],
      siblings: { "Graphic design": 0.7 },
    },
    { name: "Packaging design", aliases: ["package design", "prepress", "print production"] },
    { name: "Illustration", aliases: ["digital illustration", "storyboarding", "Procreate"] },
    {
      name: "Motion design",
      aliases: [
        "motion graphics",
        "2D animation",
        "3D animation",
        "Lottie",
        "micro-animations",
        "animation design",
      ],
    },
    { name: "After Effects", aliases: ["Adobe After Effects"], implies: ["Motion design"] },
    {
      name: "Video editing",
      aliases: ["video production", "film editing", "video post-production", "Videoschnitt"],
    },
    {
      name: "Premiere Pro",
      aliases: ["Adobe Premiere", "Adobe Premiere Pro"],
      implies: ["Video editing"],
    },
    {
      name: "Final Cut Pro",
      aliases: ["Final Cut"],
      implies: ["Video editing"],
      siblings: { "Premiere Pro": 0.6 },
    },
    { name: "DaVinci Resolve", implies: ["Video editing"], siblings: { "Premiere Pro": 0.6 } },
    { name: "Avid Media Composer", implies: ["Video editing"], siblings: { "Premiere Pro": 0.6 } },
    { name: "Photography", aliases: ["product photography", "studio photography", "Fotografie"] },
    {
      name: "3D visualisation",
      examples: ["Blender 3D", "Cinema 4D", "3ds Max", "Autodesk Maya", "ZBrush", "V-Ray"],
    },
    {
      name: "Audio production",
      aliases: ["sound design", "audio editing", "sound engineering"],
      examples: ["Pro Tools", "Ableton"],
    },

    // Rooms and products
    { name: "Interior design", aliases: ["space planning", "interior architecture", "Innenarchitektur"] },
    { name: "SketchUp", aliases: ["Sketch Up", "Google SketchUp"] },
    {
      name: "Architecture design",
      aliases: ["architectural design", "architectural drawing", "architectural drafting", "building design"],
    },
    {
      name: "Industrial design",
      aliases: ["product styling"],
      examples: [["Rhino 3D", "Rhinoceros 3D"], "KeyShot"],
    },
    {
      name: "Fashion design",
      aliases: ["pattern making", "garment construction", "textile design", "CLO 3D"],
    },
    {
      name: "Design portfolio",
      aliases: [
        "online portfolio",
        "portfolio of work",
        "Behance",
        "Dribbble",
        "portfolio",
        "portfolio on request",
      ],
    },
  ],
};
