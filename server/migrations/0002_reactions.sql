CREATE TABLE "counters" (
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "counters_subject_subject_id_pk" PRIMARY KEY("subject","subject_id")
);--> statement-breakpoint
CREATE TABLE "likes" (
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"visitor" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY,
	"is_favorite" boolean DEFAULT true NOT NULL,
	"price_from" integer,
	"price_list" text DEFAULT 'anonymous' NOT NULL,
	CONSTRAINT "likes_subject_subject_id_visitor_pk" PRIMARY KEY("subject","subject_id","visitor")
);--> statement-breakpoint
CREATE TABLE "views" (
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"visitor" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "views_subject_subject_id_visitor_day_pk" PRIMARY KEY("subject","subject_id","visitor","day")
);--> statement-breakpoint
CREATE INDEX "likes_favorites" ON "likes" ("visitor","subject","id");--> statement-breakpoint
CREATE INDEX "views_day" ON "views" ("day");
